import { listMessages as list } from '../../domain/messages/inbox.ts';
import type { Handler } from '../handler.ts';

export const listMessages: Handler<'listMessages'> = async ({ session, query, language }, services) => ({
  success: true,
  value: await list(services, session, query, language),
});

import { listSentMessages as list } from '../../domain/messages/list-sent-messages.ts';
import type { Handler } from '../handler.ts';

export const listSentMessages: Handler<'listSentMessages'> = async ({ query }, services) => ({
  success: true,
  value: await list(services, query),
});

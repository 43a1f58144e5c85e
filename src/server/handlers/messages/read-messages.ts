import { markRead } from '../../domain/messages/inbox.ts';
import type { Handler } from '../handler.ts';

export const readMessages: Handler<'readMessages'> = async ({ session, body }, services) => ({
  success: true,
  value: await markRead(services, session, body.messageIds),
});

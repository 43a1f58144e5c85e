import { markAllRead } from '../../domain/messages/inbox.ts';
import type { Handler } from '../handler.ts';

export const readAllMessages: Handler<'readAllMessages'> = async ({ session, body }, services) => ({
  success: true,
  value: await markAllRead(services, session, body.until),
});

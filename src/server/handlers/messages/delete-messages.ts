import { deleteMessages as remove } from '../../domain/messages/inbox.ts';
import type { Handler } from '../handler.ts';

export const deleteMessages: Handler<'deleteMessages'> = async ({ session, body }, services) => ({
  success: true,
  value: await remove(services, session, body.messageIds),
});

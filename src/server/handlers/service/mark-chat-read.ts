import { markRead } from '../../domain/support/read-chat.ts';
import type { Handler } from '../handler.ts';

export const markChatRead: Handler<'markChatRead'> = async ({ session, body }, services) => ({
  success: true,
  unReadCount: await markRead(services, session, body.messageId),
});

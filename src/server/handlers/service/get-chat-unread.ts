import { countUnread } from '../../domain/support/read-chat.ts';
import type { Handler } from '../handler.ts';

export const getChatUnread: Handler<'getChatUnread'> = async ({ session }, services) => ({
  success: true,
  unReadCount: await countUnread(services, session),
});

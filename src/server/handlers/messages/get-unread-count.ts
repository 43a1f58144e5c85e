import { unreadCount } from '../../domain/messages/inbox.ts';
import type { Handler } from '../handler.ts';

export const getUnreadCount: Handler<'getUnreadCount'> = async ({ session }, services) => ({
  success: true,
  unReadCount: await unreadCount(services, session),
});

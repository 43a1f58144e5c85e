import {
  deleteMessages,
  listMessages,
  markAllRead,
  markRead,
  readMessage,
  unreadCount,
} from '../domain/care/messages/inbox.ts';
import { announcementPage, findAnnouncement, listNotices, noticeTypes } from '../domain/care/notices/notices.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tags `messages` and `notices`. */
export const messagesHandlers = {
  listMessages: async ({ session, query, language }, services) =>
    ok(await listMessages(services, session, query, language)),
  getMessage: async ({ session, query, language }, services) =>
    ok(await readMessage(services, session, query.messageId, language)),
  getUnreadCount: async ({ session }, services) => ({
    success: true,
    unReadCount: await unreadCount(services, session),
  }),
  readMessages: async ({ session, body }, services) => ok(await markRead(services, session, body.messageIds)),
  readAllMessages: async ({ session, body }, services) => ok(await markAllRead(services, session, body.until)),
  deleteMessages: async ({ session, body }, services) => ok(await deleteMessages(services, session, body.messageIds)),
  listAnnouncements: async ({ query, language }, services) =>
    ok(await listNotices(services, noticeTypes(query.types), language)),
  listAnnouncementPage: async ({ query, language }, services) => ok(await announcementPage(services, query, language)),
  getAnnouncement: async ({ query, language }, services) => ok(await findAnnouncement(services, query.id, language)),
} satisfies TagHandlers<'messages' | 'notices'>;

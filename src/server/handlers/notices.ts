import { announcementPage, findAnnouncement, listNotices, noticeTypes } from '../domain/care/notices/notices.ts';
import { ok, type TagHandlers } from './handler.ts';

/** Answers the operations of the contract's tag `notices`. */
export const noticesHandlers = {
  listAnnouncements: async ({ query, language }, services) =>
    ok(await listNotices(services, noticeTypes(query.types), language)),
  listAnnouncementPage: async ({ query, language }, services) => ok(await announcementPage(services, query, language)),
  getAnnouncement: async ({ query, language }, services) => ok(await findAnnouncement(services, query.id, language)),
} satisfies TagHandlers<'notices'>;

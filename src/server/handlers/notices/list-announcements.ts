import { listNotices, noticeTypes } from '../../domain/notices/list-notices.ts';
import type { Handler } from '../handler.ts';

export const listAnnouncements: Handler<'listAnnouncements'> = async ({ query, language }, services) => ({
  success: true,
  value: await listNotices(services, noticeTypes(query.types), language),
});

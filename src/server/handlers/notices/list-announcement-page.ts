import { announcementPage } from '../../domain/notices/announcement-page.ts';
import type { Handler } from '../handler.ts';

export const listAnnouncementPage: Handler<'listAnnouncementPage'> = async ({ query, language }, services) => ({
  success: true,
  value: await announcementPage(services, query, language),
});

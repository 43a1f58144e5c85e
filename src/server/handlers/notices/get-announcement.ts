import { findAnnouncement } from '../../domain/notices/find-announcement.ts';
import type { Handler } from '../handler.ts';

export const getAnnouncement: Handler<'getAnnouncement'> = async ({ query, language }, services) => ({
  success: true,
  value: await findAnnouncement(services, query.id, language),
});

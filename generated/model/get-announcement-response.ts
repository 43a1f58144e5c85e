/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Announcement } from './announcement.ts';

/**
 * The answer of `getAnnouncement`.
 */
export interface GetAnnouncementResponse {
  /** Always true. */
  success: true;
  value: Announcement;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AnnouncementPage } from './announcement-page.ts';

/**
 * The answer of `listAnnouncementPage`.
 */
export interface ListAnnouncementPageResponse {
  /** Always true. */
  success: true;
  value: AnnouncementPage;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Notice } from './notice.ts';

/**
 * The answer of `listAnnouncements`.
 */
export interface ListAnnouncementsResponse {
  /** Always true. */
  success: true;
  value: Notice;
}

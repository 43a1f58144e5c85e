/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AnnouncementSummary } from './announcement-summary.ts';

/**
 * A page of the list.
 */
export interface AnnouncementPage {
  /**
     * The announcements of the page, the newest first.
     * @maxItems 100
     */
  content: AnnouncementSummary[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Entries in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
}

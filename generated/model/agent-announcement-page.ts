/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Announcement } from './announcement.ts';

/**
 * A page of announcements to agents.
 */
export interface AgentAnnouncementPage {
  /**
     * The announcements of the page, the newest first.
     * @maxItems 100
     */
  content: Announcement[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Rows in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
}

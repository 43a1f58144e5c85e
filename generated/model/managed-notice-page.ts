/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManagedNotice } from './managed-notice.ts';

/**
 * A page of the list.
 */
export interface ManagedNoticePage {
  /**
     * The announcements of the page, the latest beginning first.
     * @maxItems 100
     */
  content: ManagedNotice[];
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

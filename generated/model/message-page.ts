/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MessageSummary } from './message-summary.ts';

/**
 * A page of the inbox.
 */
export interface MessagePage {
  /**
     * The messages of the page, the newest first.
     * @maxItems 100
     */
  content: MessageSummary[];
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
  /**
     * Unread messages in the whole inbox, whatever the filter.
     * @minimum 0
     * @maximum 1000000
     */
  unReadCount: number;
  /**
     * The moment for which the list holds.
     * @maxLength 30
     */
  asOf: string;
}

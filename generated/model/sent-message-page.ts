/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SentMessage } from './sent-message.ts';

/**
 * A page of the list.
 */
export interface SentMessagePage {
  /**
     * The messages of the page, the newest first.
     * @maxItems 100
     */
  content: SentMessage[];
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

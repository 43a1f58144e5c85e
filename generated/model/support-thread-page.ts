/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SupportThreadRow } from './support-thread-row.ts';

/**
 * A page of conversations.
 */
export interface SupportThreadPage {
  /**
     * The conversations of the page, the one that waits longest first.
     * @maxItems 100
     */
  content: SupportThreadRow[];
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

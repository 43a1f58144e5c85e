/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApplicationReviewRow } from './application-review-row.ts';

/**
 * A page of applications.
 */
export interface ApplicationReviewPage {
  /**
     * The applications of the page, the one that waits longest first.
     * @maxItems 100
     */
  content: ApplicationReviewRow[];
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

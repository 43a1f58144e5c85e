/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositReviewRow } from './deposit-review-row.ts';
import type { DepositReviewTotals } from './deposit-review-totals.ts';

/**
 * A page of deposits to review.
 */
export interface DepositReviewPage {
  /**
     * The deposits of the page, the one that waits longest first.
     * @maxItems 100
     */
  content: DepositReviewRow[];
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
  totals: DepositReviewTotals;
}

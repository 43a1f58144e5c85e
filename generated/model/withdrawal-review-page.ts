/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalReviewRow } from './withdrawal-review-row.ts';
import type { WithdrawalReviewTotals } from './withdrawal-review-totals.ts';

/**
 * A page of withdrawals to review.
 */
export interface WithdrawalReviewPage {
  /**
     * The withdrawals of the page, the one that waits longest first.
     * @maxItems 100
     */
  content: WithdrawalReviewRow[];
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
  totals: WithdrawalReviewTotals;
}

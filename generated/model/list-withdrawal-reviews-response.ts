/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalReviewPage } from './withdrawal-review-page.ts';

/**
 * The answer of `listWithdrawalReviews`.
 */
export interface ListWithdrawalReviewsResponse {
  /** Always true. */
  success: true;
  value: WithdrawalReviewPage;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalReview } from './withdrawal-review.ts';

/**
 * The answer of `getWithdrawalReview`.
 */
export interface GetWithdrawalReviewResponse {
  /** Always true. */
  success: true;
  value: WithdrawalReview;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalReview } from './withdrawal-review.ts';

/**
 * The answer of `startWithdrawalReview`.
 */
export interface StartWithdrawalReviewResponse {
  /** Always true. */
  success: true;
  value: WithdrawalReview;
}

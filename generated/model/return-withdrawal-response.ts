/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalReview } from './withdrawal-review.ts';

/**
 * The answer of `returnWithdrawal`.
 */
export interface ReturnWithdrawalResponse {
  /** Always true. */
  success: true;
  value: WithdrawalReview;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalReview } from './withdrawal-review.ts';

/**
 * The answer of `approveWithdrawal`.
 */
export interface ApproveWithdrawalResponse {
  /** Always true. */
  success: true;
  value: WithdrawalReview;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalDetail } from './withdrawal-detail.ts';

/**
 * The answer of `disputeWithdrawal`.
 */
export interface DisputeWithdrawalResponse {
  /** Always true. */
  success: true;
  value: WithdrawalDetail;
}

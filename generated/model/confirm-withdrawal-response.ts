/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalDetail } from './withdrawal-detail.ts';

/**
 * The answer of `confirmWithdrawal`.
 */
export interface ConfirmWithdrawalResponse {
  /** Always true. */
  success: true;
  value: WithdrawalDetail;
}

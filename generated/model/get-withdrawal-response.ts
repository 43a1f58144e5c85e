/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalDetail } from './withdrawal-detail.ts';

/**
 * The answer of `getWithdrawal`.
 */
export interface GetWithdrawalResponse {
  /** Always true. */
  success: true;
  value: WithdrawalDetail;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalDetail } from './withdrawal-detail.ts';

/**
 * The answer of `createWithdrawal`.
 */
export interface CreateWithdrawalResponse {
  /** Always true. */
  success: true;
  value: WithdrawalDetail;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositDetail } from './deposit-detail.ts';

/**
 * The answer of `createDeposit`.
 */
export interface CreateDepositResponse {
  /** Always true. */
  success: true;
  value: DepositDetail;
}

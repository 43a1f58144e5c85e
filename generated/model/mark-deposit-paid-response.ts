/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositDetail } from './deposit-detail.ts';

/**
 * The answer of `markDepositPaid`.
 */
export interface MarkDepositPaidResponse {
  /** Always true. */
  success: true;
  value: DepositDetail;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TransferResult } from './transfer-result.ts';

/**
 * The answer of `transferFunds`.
 */
export interface TransferFundsResponse {
  /** Always true. */
  success: true;
  value: TransferResult;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositReview } from './deposit-review.ts';

/**
 * The answer of `reverseDeposit`.
 */
export interface ReverseDepositResponse {
  /** Always true. */
  success: true;
  value: DepositReview;
}

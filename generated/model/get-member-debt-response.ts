/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DebtReview } from './debt-review.ts';

/**
 * The answer of `getMemberDebt`.
 */
export interface GetMemberDebtResponse {
  /** Always true. */
  success: true;
  value: DebtReview;
}

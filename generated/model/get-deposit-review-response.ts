/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositReview } from './deposit-review.ts';

/**
 * The answer of `getDepositReview`.
 */
export interface GetDepositReviewResponse {
  /** Always true. */
  success: true;
  value: DepositReview;
}

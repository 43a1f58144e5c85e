/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositReviewPage } from './deposit-review-page.ts';

/**
 * The answer of `listDepositReviews`.
 */
export interface ListDepositReviewsResponse {
  /** Always true. */
  success: true;
  value: DepositReviewPage;
}

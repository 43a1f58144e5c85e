/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RedemptionReviewPage } from './redemption-review-page.ts';

/**
 * The answer of `listRedemptionReviews`.
 */
export interface ListRedemptionReviewsResponse {
  /** Always true. */
  success: true;
  value: RedemptionReviewPage;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RedemptionReview } from './redemption-review.ts';

/**
 * The answer of `completeRedemption`.
 */
export interface CompleteRedemptionResponse {
  /** Always true. */
  success: true;
  value: RedemptionReview;
}

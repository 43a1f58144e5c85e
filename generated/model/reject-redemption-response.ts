/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RedemptionReview } from './redemption-review.ts';

/**
 * The answer of `rejectRedemption`.
 */
export interface RejectRedemptionResponse {
  /** Always true. */
  success: true;
  value: RedemptionReview;
}

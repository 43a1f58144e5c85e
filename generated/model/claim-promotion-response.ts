/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PromotionClaim } from './promotion-claim.ts';

/**
 * The answer of `claimPromotion`.
 */
export interface ClaimPromotionResponse {
  /** Always true. */
  success: true;
  value: PromotionClaim;
}

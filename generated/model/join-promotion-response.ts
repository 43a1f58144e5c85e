/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PromotionParticipation } from './promotion-participation.ts';

/**
 * The answer of `joinPromotion`.
 */
export interface JoinPromotionResponse {
  /** Always true. */
  success: true;
  value: PromotionParticipation;
}

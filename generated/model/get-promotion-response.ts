/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Promotion } from './promotion.ts';

/**
 * The answer of `getPromotion`.
 */
export interface GetPromotionResponse {
  /** Always true. */
  success: true;
  value: Promotion;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PromotionApplication } from './promotion-application.ts';

/**
 * The answer of `applyForPromotion`.
 */
export interface ApplyForPromotionResponse {
  /** Always true. */
  success: true;
  value: PromotionApplication;
}

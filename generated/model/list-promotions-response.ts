/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PromotionPage } from './promotion-page.ts';

/**
 * The answer of `listPromotions`.
 */
export interface ListPromotionsResponse {
  /** Always true. */
  success: true;
  value: PromotionPage;
}

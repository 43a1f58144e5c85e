/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberPromotionPage } from './member-promotion-page.ts';

/**
 * The answer of `listMemberPromotions`.
 */
export interface ListMemberPromotionsResponse {
  /** Always true. */
  success: true;
  value: MemberPromotionPage;
}

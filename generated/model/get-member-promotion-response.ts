/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberPromotion } from './member-promotion.ts';

/**
 * The answer of `getMemberPromotion`.
 */
export interface GetMemberPromotionResponse {
  /** Always true. */
  success: true;
  value: MemberPromotion;
}

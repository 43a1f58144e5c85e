/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PromotionParticipation } from './promotion-participation.ts';
import type { Promotion } from './promotion.ts';

/**
 * A promotion with how the member stands.
 */
export interface MemberPromotion {
  promotion: Promotion;
  participation: PromotionParticipation;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListedPromotion } from './listed-promotion.ts';
import type { PromotionParticipation } from './promotion-participation.ts';

/**
 * A promotion as a card, with how the member stands.
 */
export interface MemberPromotionCard {
  promotion: ListedPromotion;
  participation: PromotionParticipation;
}

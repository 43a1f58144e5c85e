/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PromotionParticipation } from './promotion-participation.ts';
import type { PromotionSummary } from './promotion-summary.ts';

/**
 * A promotion as a card, with how the member stands.
 */
export interface MemberPromotionCard {
  promotion: PromotionSummary;
  participation: PromotionParticipation;
}

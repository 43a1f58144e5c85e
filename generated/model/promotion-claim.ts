/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PromotionParticipation } from './promotion-participation.ts';
import type { RewardCredit } from './reward-credit.ts';

/**
 * A claimed promotion.
 */
export interface PromotionClaim {
  participation: PromotionParticipation;
  credit: RewardCredit;
}

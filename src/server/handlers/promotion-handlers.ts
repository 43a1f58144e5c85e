import type { HandlerTable } from './handler.ts';
import { cancelBonus } from './promotions/cancel-bonus.ts';
import { claimPromotion } from './promotions/claim-promotion.ts';
import { claimRewards } from './promotions/claim-rewards.ts';
import { getBonus } from './promotions/get-bonus.ts';
import { getMemberPromotion } from './promotions/get-member-promotion.ts';
import { joinPromotion } from './promotions/join-promotion.ts';
import { listBonusWagering } from './promotions/list-bonus-wagering.ts';
import { listBonuses } from './promotions/list-bonuses.ts';
import { listMemberPromotions } from './promotions/list-member-promotions.ts';
import { listRewards } from './promotions/list-rewards.ts';

/** Who answers the operations of the member's promotions, bonuses and rewards. */
export const promotionHandlers = {
  cancelBonus,
  claimPromotion,
  claimRewards,
  getBonus,
  getMemberPromotion,
  joinPromotion,
  listBonusWagering,
  listBonuses,
  listMemberPromotions,
  listRewards,
} satisfies Partial<HandlerTable>;

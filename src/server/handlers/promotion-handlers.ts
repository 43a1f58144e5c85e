import type { HandlerTable } from './handler.ts';
import { cancelBonus } from './promotions/cancel-bonus.ts';
import { claimPromotion } from './promotions/claim-promotion.ts';
import { claimRafflePrize } from './promotions/claim-raffle-prize.ts';
import { claimRewards } from './promotions/claim-rewards.ts';
import { getBonus } from './promotions/get-bonus.ts';
import { getMemberPromotion } from './promotions/get-member-promotion.ts';
import { getRaffle } from './promotions/get-raffle.ts';
import { joinPromotion } from './promotions/join-promotion.ts';
import { listBonusWagering } from './promotions/list-bonus-wagering.ts';
import { listBonuses } from './promotions/list-bonuses.ts';
import { listMemberPromotions } from './promotions/list-member-promotions.ts';
import { listRaffleTickets } from './promotions/list-raffle-tickets.ts';
import { listRewards } from './promotions/list-rewards.ts';

/** Who answers the operations of the member's promotions, bonuses and rewards. */
export const promotionHandlers = {
  cancelBonus,
  claimPromotion,
  claimRafflePrize,
  claimRewards,
  getBonus,
  getMemberPromotion,
  getRaffle,
  joinPromotion,
  listBonusWagering,
  listBonuses,
  listMemberPromotions,
  listRaffleTickets,
  listRewards,
} satisfies Partial<HandlerTable>;

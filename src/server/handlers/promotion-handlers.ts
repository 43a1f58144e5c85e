import type { HandlerTable } from './handler.ts';
import { cancelBonus } from './promotions/cancel-bonus.ts';
import { claimRewards } from './promotions/claim-rewards.ts';
import { getBonus } from './promotions/get-bonus.ts';
import { listBonusWagering } from './promotions/list-bonus-wagering.ts';
import { listBonuses } from './promotions/list-bonuses.ts';
import { listRewards } from './promotions/list-rewards.ts';

/** Who answers the operations of the member's promotions, bonuses and rewards. */
export const promotionHandlers = {
  cancelBonus,
  claimRewards,
  getBonus,
  listBonusWagering,
  listBonuses,
  listRewards,
} satisfies Partial<HandlerTable>;

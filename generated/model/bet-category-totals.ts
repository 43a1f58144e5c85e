/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameCategory } from './game-category.ts';
import type { Money } from './money.ts';

/**
 * The sums of one category.
 */
export interface BetCategoryTotals {
  gameType: GameCategory;
  /**
     * Bets.
     * @minimum 0
     * @maximum 100000000
     */
  count: number;
  /** Stakes. */
  stake: Money;
  /** Payouts of settled bets. */
  payout: Money;
  /** Payouts less stakes of settled bets. */
  net: Money;
}

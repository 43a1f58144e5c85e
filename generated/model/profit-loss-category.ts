/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameCategory } from './game-category.ts';
import type { Money } from './money.ts';

/**
 * Profit and loss of one category.
 */
export interface ProfitLossCategory {
  gameType: GameCategory;
  /**
     * Settled bets.
     * @minimum 0
     * @maximum 100000000
     */
  bets: number;
  /** Their stakes. */
  stake: Money;
  /** Their payouts. */
  payout: Money;
  /** Payouts less stakes; below zero is a loss. */
  net: Money;
  /** Their valid turnover. */
  validTurnover: Money;
}

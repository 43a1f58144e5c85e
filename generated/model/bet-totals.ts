/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BetCategoryTotals } from './bet-category-totals.ts';
import type { Money } from './money.ts';

/**
 * The sums over all pages.
 */
export interface BetTotals {
  /**
     * Bets.
     * @minimum 0
     * @maximum 100000000
     */
  count: number;
  /**
     * Those of them that are open.
     * @minimum 0
     * @maximum 100000000
     */
  openCount: number;
  /** Stakes, open bets included. */
  stake: Money;
  /** Stakes of open bets. */
  openStake: Money;
  /** Payouts of settled bets. */
  payout: Money;
  /** Payouts less stakes of settled bets; below zero is a loss. */
  net: Money;
  /** Valid turnover of settled bets. */
  validTurnover: Money;
  /**
     * The same by category, in the order of the menu; those without bets are missing.
     * @maxItems 20
     */
  categories: BetCategoryTotals[];
}

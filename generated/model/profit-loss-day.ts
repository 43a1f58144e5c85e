/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { ProfitLossCategory } from './profit-loss-category.ts';

/**
 * Profit and loss of one day of the brand's time zone; a point of the chart.
 */
export interface ProfitLossDay {
  /**
     * The day.
     * @maxLength 10
     */
  date: string;
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
  /** Rewards, rebates, bonus money that became money, and converted points. */
  rewards: Money;
  /** The sum of `net` from the first day of the range to this one. */
  cumulativeNet: Money;
  /**
     * Minutes in games: after each bet until the next one, at most five.
     * @minimum 0
     * @maximum 1440
     */
  minutesPlayed: number;
  /**
     * The day by category, in the order of the menu; those without bets are missing.
     * @maxItems 20
     */
  categories: ProfitLossCategory[];
}

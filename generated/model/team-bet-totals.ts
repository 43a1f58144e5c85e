/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * The totals of all pages.
 */
export interface TeamBetTotals {
  /**
     * Bets.
     * @minimum 0
     * @maximum 100000000
     */
  count: number;
  /** Stakes. */
  stake: Money;
  /** Turnover. */
  turnover: Money;
  /** Valid turnover. */
  validTurnover: Money;
  /** What came back. */
  payout: Money;
  /** Payouts less stakes of settled bets. */
  net: Money;
}

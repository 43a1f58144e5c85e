/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * A point of the chart.
 */
export interface TeamOverviewPoint {
  /**
     * The beginning of its hour or day.
     * @maxLength 30
     */
  at: string;
  /**
     * Accounts made.
     * @minimum 0
     * @maximum 100000000
     */
  registrations: number;
  /**
     * People with a settled bet.
     * @minimum 0
     * @maximum 100000000
     */
  active: number;
  /** Deposits credited. */
  deposits: Money;
  /** Withdrawals requested and neither rejected nor returned. */
  withdrawals: Money;
  /** Stakes of settled bets, without void, push and cancelled ones. */
  turnover: Money;
  /** What these bets paid. */
  prizes: Money;
  /** Prizes, rebates, promotions and fees less turnover; negative when the team lost. */
  result: Money;
}

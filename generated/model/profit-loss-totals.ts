/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * Profit and loss of the range.
 */
export interface ProfitLossTotals {
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
  /** Stakes of bets that were placed in the range and are still open, in no other sum. */
  openStake: Money;
  /** Rewards, rebates, bonus money that became money, and converted points. */
  rewards: Money;
  /** `net` and `rewards` together: what play has won or cost. */
  netPosition: Money;
  /** Deposits that were credited. */
  deposits: Money;
  /** Withdrawals that were received. */
  withdrawals: Money;
  /** Deposits less withdrawals. */
  netDeposits: Money;
  /**
     * Minutes in games.
     * @minimum 0
     * @maximum 1000000
     */
  minutesPlayed: number;
}

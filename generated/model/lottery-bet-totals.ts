/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * The sums over all entries of the range, not of the page.
 */
export interface LotteryBetTotals {
  /**
     * Bets.
     * @minimum 0
     * @maximum 100000000
     */
  bets: number;
  /** What was staked, stakes that came back left out. */
  stake: Money;
  /** What won bets were paid. */
  payout: Money;
  /** The part of the stake that is still open. */
  openStake: Money;
  /** Paid less staked, open bets left out; negative when the player lost. */
  net: Money;
}

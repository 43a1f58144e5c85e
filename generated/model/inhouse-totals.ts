/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * The sums over all entries of the range, not of the page.
 */
export interface InhouseTotals {
  /**
     * Rounds.
     * @minimum 0
     * @maximum 100000000
     */
  rounds: number;
  /** What was staked. */
  stake: Money;
  /** What of it is staked in rounds that are still open; without it nothing is known of that. */
  openStake?: Money;
  /** What was paid. */
  payout: Money;
  /** Paid less staked, negative when the player lost. The stakes of open rounds count as staked. */
  net: Money;
}

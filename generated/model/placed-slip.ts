/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Chase } from './chase.ts';
import type { LotteryBet } from './lottery-bet.ts';
import type { Money } from './money.ts';

/**
 * The bets of a slip.
 */
export interface PlacedSlip {
  /**
     * The bets by draw, and within a draw in the order of the slip.
     * @maxItems 5000
     */
  bets: LotteryBet[];
  /** The chase, null where the slip has one draw. */
  chase: Chase | null;
  /** What was taken. */
  totalStake: Money;
  /** What the member can stake on this game after it. */
  balanceAfter: Money;
}

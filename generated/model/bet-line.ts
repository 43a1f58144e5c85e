/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BetState } from './bet-state.ts';
import type { Money } from './money.ts';
import type { Odds } from './odds.ts';
import type { PlayTypeCode } from './play-type-code.ts';

/**
 * A part of a bet with a price of its own.
 */
export interface BetLine {
  /** The play type of a lottery, else null. */
  playType: PlayTypeCode | null;
  /**
     * What was picked, in words.
     * @minLength 1
     * @maxLength 500
     */
  selection: string;
  /**
     * Lines that it plays.
     * @minimum 1
     * @maximum 100000000
     */
  lines: number;
  /** What a line costs, the multiple included. */
  unit: Money;
  /** lines x unit. */
  stake: Money;
  /** Its odds, null where the game has none. */
  odds: Odds | null;
  /**
     * Lines that hit, null while it is open or where the vendor does not say.
     * @minimum 0
     * @maximum 100000000
     * @nullable
     */
  hits: number | null;
  /** What it paid, null while it is open. */
  payout: Money | null;
  state: BetState;
}

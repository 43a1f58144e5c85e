/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryGameCode } from './lottery-game-code.ts';
import type { Money } from './money.ts';
import type { QuotedLine } from './quoted-line.ts';

/**
 * A slip with its price.
 */
export interface LotteryQuote {
  gameCode: LotteryGameCode;
  /**
     * The version of the odds it is priced with, to be sent with the bet.
     * @minimum 1
     * @maximum 1000000000
     */
  oddsVersion: number;
  /**
     * Draws of the slip.
     * @minimum 1
     * @maximum 100
     */
  draws: number;
  /**
     * The entries in the order of the slip.
     * @maxItems 50
     */
  lines: QuotedLine[];
  /** The stake of a draw at multiple 1. */
  stakePerDraw: Money;
  /** The stake of all draws with their multiples. */
  totalStake: Money;
  /** The most that a draw of the slip can pay, limits applied. */
  maxPayoutPerDraw: Money;
  /** What the member can stake on this game with the stake taken, negative where it is not enough. */
  balanceAfter: Money;
  /** Whether what can be staked on this game is enough now. */
  affordable: boolean;
  /**
     * When the first of its draws closes.
     * @maxLength 30
     */
  validUntil: string;
}

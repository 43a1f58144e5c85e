/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryGameCode } from './lottery-game-code.ts';
import type { LotteryLinePayload } from './lottery-line-payload.ts';
import type { SlipDrawPayload } from './slip-draw-payload.ts';

/**
 * A slip.
 */
export interface LotterySlipPayload {
  gameCode: LotteryGameCode;
  /**
     * The version of the odds that the player saw.
     * @minimum 1
     * @maximum 1000000000
     */
  oddsVersion: number;
  /**
     * The draws, the nearest first, none twice. More than one is a chase.
     * @minItems 1
     * @maxItems 100
     */
  draws: SlipDrawPayload[];
  /** Whether a chase ends with the first draw in which any of its bets wins; false without a chase. */
  stopOnWin: boolean;
  /**
     * The entries.
     * @minItems 1
     * @maxItems 50
     */
  lines: LotteryLinePayload[];
}

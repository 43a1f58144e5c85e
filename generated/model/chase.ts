/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChaseDraw } from './chase-draw.ts';
import type { ChaseState } from './chase-state.ts';
import type { LotteryGameCode } from './lottery-game-code.ts';
import type { LotteryLinePayload } from './lottery-line-payload.ts';
import type { Money } from './money.ts';

/**
 * A slip over several draws.
 */
export interface Chase {
  /**
     * The id of the chase.
     * @maxLength 40
     * @pattern ^[A-Za-z0-9-]{1,40}$
     */
  chaseId: string;
  gameCode: LotteryGameCode;
  /**
     * The game's name.
     * @minLength 1
     * @maxLength 120
     */
  gameName: string;
  /** Whether it ends with the first win. */
  stopOnWin: boolean;
  state: ChaseState;
  /**
     * The entries of its slip.
     * @minItems 1
     * @maxItems 50
     */
  lines: LotteryLinePayload[];
  /**
     * Its draws in their order, at least two.
     * @maxItems 100
     */
  draws: ChaseDraw[];
  /**
     * Draws that are settled.
     * @minimum 0
     * @maximum 100
     */
  drawsDone: number;
  /** What was taken when it was placed. */
  totalStake: Money;
  /** What its bets have paid, those that are lost with a part of the stake too. */
  paid: Money;
  /** Stakes that came back, of draws cancelled, void or push. */
  returned: Money;
  /**
     * When it was placed.
     * @maxLength 30
     */
  placedAt: string;
  /**
     * When it ended; null until then.
     * @maxLength 30
     * @nullable
     */
  endedAt: string | null;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawId } from './draw-id.ts';
import type { DrawResult } from './draw-result.ts';
import type { DrawSource } from './draw-source.ts';
import type { DrawState } from './draw-state.ts';
import type { LotteryGameCode } from './lottery-game-code.ts';
import type { Station } from './station.ts';

/**
 * A draw of a lottery game.
 */
export interface Draw {
  drawId: DrawId;
  gameCode: LotteryGameCode;
  /**
     * The game's name.
     * @minLength 1
     * @maxLength 120
     */
  gameName: string;
  /**
     * What the draw is called on the page, its day and number.
     * @maxLength 16
     * @pattern ^[0-9-]{1,16}$
     */
  issueNo: string;
  /** The station of a Vietnamese draw, else null. */
  station: Station | null;
  source: DrawSource;
  state: DrawState;
  /**
     * Since when it takes bets.
     * @maxLength 30
     */
  opensAt: string;
  /**
     * From when on it takes no more.
     * @maxLength 30
     */
  closesAt: string;
  /**
     * When it is drawn.
     * @maxLength 30
     */
  drawAt: string;
  /**
     * When its bets were settled last; null until then.
     * @maxLength 30
     * @nullable
     */
  settledAt: string | null;
  /**
     * The SHA-256 of the seed of a built-in draw, from `open` on; else null.
     * @maxLength 64
     * @nullable
     * @pattern ^[0-9a-f]{64}$
     */
  commitment: string | null;
  /** The result that holds, null until it is known. */
  result: DrawResult | null;
  /**
     * Why it is void, in the language of the answer where the server knows it; else null.
     * @maxLength 300
     * @nullable
     */
  voidReason: string | null;
}

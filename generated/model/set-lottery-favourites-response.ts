/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryGameCode } from './lottery-game-code.ts';

/**
 * The answer of `setLotteryFavourites`.
 */
export interface SetLotteryFavouritesResponse {
  /** Always true. */
  success: true;
  /**
     * The favourites after it.
     * @maxItems 200
     */
  value: LotteryGameCode[];
}

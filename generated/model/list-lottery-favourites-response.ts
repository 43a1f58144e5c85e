/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryGameCode } from './lottery-game-code.ts';

/**
 * The answer of `listLotteryFavourites`.
 */
export interface ListLotteryFavouritesResponse {
  /** Always true. */
  success: true;
  /**
     * The games in the order of the member.
     * @maxItems 200
     */
  value: LotteryGameCode[];
}

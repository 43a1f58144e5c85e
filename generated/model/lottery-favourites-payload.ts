/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryGameCode } from './lottery-game-code.ts';

/**
 * All favourite games, in their order.
 */
export interface LotteryFavouritesPayload {
  /**
     * The games, none twice.
     * @maxItems 200
     */
  gameCodes: LotteryGameCode[];
}

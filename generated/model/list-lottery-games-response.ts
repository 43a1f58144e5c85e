/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryGame } from './lottery-game.ts';

/**
 * The answer of `listLotteryGames`.
 */
export interface ListLotteryGamesResponse {
  /** Always true. */
  success: true;
  /**
     * The games in the order of the menu.
     * @maxItems 500
     */
  value: LotteryGame[];
}

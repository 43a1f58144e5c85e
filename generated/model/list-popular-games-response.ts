/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryGame } from './lottery-game.ts';

/**
 * The answer of `listPopularGames`.
 */
export interface ListPopularGamesResponse {
  /** Always true. */
  success: true;
  /**
     * The lottery games, the most played first.
     * @maxItems 100
     */
  value: LotteryGame[];
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryGame } from './lottery-game.ts';

/**
 * The answer of `listVnRecentGames`.
 */
export interface ListVnRecentGamesResponse {
  /** Always true. */
  success: true;
  /**
     * The games, the one bet on last first.
     * @maxItems 100
     */
  value: LotteryGame[];
}

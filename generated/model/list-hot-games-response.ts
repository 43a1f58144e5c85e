/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Game } from './game.ts';

/**
 * The answer of `listHotGames`.
 */
export interface ListHotGamesResponse {
  /** Always true. */
  success: true;
  /**
     * The hot games, the most played first.
     * @maxItems 100
     */
  list: Game[];
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Game } from './game.ts';

/**
 * The answer of `listGames`.
 */
export interface ListGamesResponse {
  /** Always true. */
  success: true;
  /**
     * The games of the page; none beyond the last page.
     * @maxItems 100
     */
  games: Game[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Games in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalGames: number;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameSearchPage } from './game-search-page.ts';

/**
 * The answer of `searchGames`.
 */
export interface SearchGamesResponse {
  /** Always true. */
  success: true;
  value: GameSearchPage;
}

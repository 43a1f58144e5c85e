/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NewGamePage } from './new-game-page.ts';

/**
 * The answer of `listNewGames`.
 */
export interface ListNewGamesResponse {
  /** Always true. */
  success: true;
  value: NewGamePage;
}

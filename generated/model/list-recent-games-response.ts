/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RecentGamePage } from './recent-game-page.ts';

/**
 * The answer of `listRecentGames`.
 */
export interface ListRecentGamesResponse {
  /** Always true. */
  success: true;
  value: RecentGamePage;
}

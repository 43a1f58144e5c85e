/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LeaderboardPage } from './leaderboard-page.ts';

/**
 * The answer of `listMissionsLeaderboard`.
 */
export interface ListMissionsLeaderboardResponse {
  /** Always true. */
  success: true;
  value: LeaderboardPage;
}

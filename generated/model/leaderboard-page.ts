/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LeaderboardEntry } from './leaderboard-entry.ts';

/**
 * A page of the leaderboard.
 */
export interface LeaderboardPage {
  /**
     * The places of the page, the first first.
     * @maxItems 100
     */
  content: LeaderboardEntry[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Entries in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
  /** The place of the member of the session, null where it has none yet. */
  me: LeaderboardEntry | null;
  /**
     * When the period began.
     * @maxLength 30
     */
  startsAt: string;
  /**
     * When it ends, not included.
     * @maxLength 30
     */
  endsAt: string;
  /**
     * The moment for which the places hold.
     * @maxLength 30
     */
  asOf: string;
}

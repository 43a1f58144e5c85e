/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Tournament } from './tournament.ts';

/**
 * The tournaments.
 */
export interface TournamentList {
  /**
     * Those that run, the first to end first; then those to come, then those of the last 92 days, the last to end first.
     * @maxItems 100
     */
  tournaments: Tournament[];
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TournamentEntry } from './tournament-entry.ts';
import type { Tournament } from './tournament.ts';

/**
 * A page of the places of a tournament.
 */
export interface TournamentBoard {
  /**
     * The places of the page, the first first.
     * @maxItems 100
     */
  content: TournamentEntry[];
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
  me: TournamentEntry | null;
  tournament: Tournament;
  /**
     * The moment for which the places hold.
     * @maxLength 30
     */
  asOf: string;
}

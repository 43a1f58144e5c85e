/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TournamentList } from './tournament-list.ts';

/**
 * The answer of `listTournaments`.
 */
export interface ListTournamentsResponse {
  /** Always true. */
  success: true;
  value: TournamentList;
}

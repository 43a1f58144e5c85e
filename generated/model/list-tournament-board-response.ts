/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TournamentBoard } from './tournament-board.ts';

/**
 * The answer of `listTournamentBoard`.
 */
export interface ListTournamentBoardResponse {
  /** Always true. */
  success: true;
  value: TournamentBoard;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamBetPage } from './team-bet-page.ts';

/**
 * The answer of `listTeamBets`.
 */
export interface ListTeamBetsResponse {
  /** Always true. */
  success: true;
  value: TeamBetPage;
}

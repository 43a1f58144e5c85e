/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamMemberPage } from './team-member-page.ts';

/**
 * The answer of `listTeam`.
 */
export interface ListTeamResponse {
  /** Always true. */
  success: true;
  value: TeamMemberPage;
}

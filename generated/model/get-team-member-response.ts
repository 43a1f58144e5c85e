/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamMemberCard } from './team-member-card.ts';

/**
 * The answer of `getTeamMember`.
 */
export interface GetTeamMemberResponse {
  /** Always true. */
  success: true;
  value: TeamMemberCard;
}

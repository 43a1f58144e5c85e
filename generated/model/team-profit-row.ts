/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberFigures } from './member-figures.ts';
import type { TeamMember } from './team-member.ts';
import type { TeamProfitRowScope } from './team-profit-row-scope.ts';

/**
 * A row of the profit and loss of the team.
 */
export interface TeamProfitRow {
  member: TeamMember;
  /** Whether the figures are the account's own (`self`) or those of its whole line (`line`). */
  scope: TeamProfitRowScope;
  figures: MemberFigures;
}

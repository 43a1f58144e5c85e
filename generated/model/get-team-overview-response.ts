/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamOverview } from './team-overview.ts';

/**
 * The answer of `getTeamOverview`.
 */
export interface GetTeamOverviewResponse {
  /** Always true. */
  success: true;
  value: TeamOverview;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamMemberRow } from './team-member-row.ts';
import type { TeamTotals } from './team-totals.ts';

/**
 * A page of the team.
 */
export interface TeamMemberPage {
  /**
     * The people of the page.
     * @maxItems 100
     */
  content: TeamMemberRow[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Rows in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
  totals: TeamTotals;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamMember } from './team-member.ts';

/**
 * A page of accounts.
 */
export interface AccountPage {
  /**
     * The accounts of the page. Levels count from the top.
     * @maxItems 100
     */
  content: TeamMember[];
  /**
     * Pages of this size.
     * @minimum 0
     * @maximum 100000000
     */
  totalPages: number;
  /**
     * All accounts of the list.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
}

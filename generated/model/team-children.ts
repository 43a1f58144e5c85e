/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamMember } from './team-member.ts';

/**
 * A node of the tree with a page of those directly below it.
 */
export interface TeamChildren {
  node: TeamMember;
  /**
     * Those directly below, the largest lines first. Who has a `directCount` above 0 can be opened.
     * @maxItems 100
     */
  content: TeamMember[];
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
}

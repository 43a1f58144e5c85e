/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClubLabel } from './club-label.ts';

/**
 * The rank above.
 */
export interface NextRank {
  clubLabel: ClubLabel;
  /**
     * Rank points that reach it.
     * @minimum 0
     * @maximum 1000000000
     */
  pointsNeeded: number;
  /**
     * Those still missing.
     * @minimum 0
     * @maximum 1000000000
     */
  pointsToNext: number;
}

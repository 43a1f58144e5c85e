/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Sums over all pages.
 */
export interface PointTotals {
  /**
     * Points of the redemptions, without rejected ones.
     * @minimum 0
     * @maximum 1000000000000
     */
  points: number;
}

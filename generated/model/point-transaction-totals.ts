/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Sums over all pages.
 */
export interface PointTransactionTotals {
  /**
     * What came, without returns.
     * @minimum 0
     * @maximum 1000000000000
     */
  earned: number;
  /**
     * What went, less what was returned.
     * @minimum 0
     * @maximum 1000000000000
     */
  spent: number;
}

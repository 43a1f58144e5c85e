/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A number, and the same number of the period before.
 */
export interface CountFigure {
  /**
     * In the period.
     * @minimum 0
     * @maximum 100000000
     */
  value: number;
  /**
     * In the period before it.
     * @minimum 0
     * @maximum 100000000
     */
  previous: number;
}

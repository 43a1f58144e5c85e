/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How often a two-digit ending came among the draws of the board.
 */
export interface NumeroFigure {
  /**
     * The ending.
     * @maxLength 2
     * @pattern ^[0-9]{2}$
     */
  number: string;
  /**
     * How often it came.
     * @minimum 0
     * @maximum 2700
     */
  hits: number;
  /**
     * Draws in which it came.
     * @minimum 0
     * @maximum 100
     */
  draws: number;
  /**
     * Draws since it came last, 0 where it came in the newest one.
     * @minimum 0
     * @maximum 100
     */
  gap: number;
  /**
     * The most draws in a row without it, within the board.
     * @minimum 0
     * @maximum 100
     */
  longestGap: number;
}

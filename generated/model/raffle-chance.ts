/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The part of the million that led to a prize.
 */
export interface RaffleChance {
  /**
     * The prize.
     * @minLength 1
     * @maxLength 40
     */
  prizeId: string;
  /**
     * How many of the million numbers lead to it.
     * @minimum 0
     * @maximum 1000000
     */
  chance: number;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Odds } from './odds.ts';
import type { Probability } from './probability.ts';

/**
 * What one choice pays, and how likely it is.
 */
export interface InhousePrice {
  /**
     * The choice, in words of the rule sheet.
     * @minLength 1
     * @maxLength 120
     */
  choice: string;
  /** What it pays for each 1 staked. */
  multiplier: Odds;
  /** How likely it wins. */
  hitProbability: Probability;
  /**
     * The return to player of this choice in basis points, rounded down.
     * @minimum 0
     * @maximum 10000
     */
  returnToPlayer: number;
}

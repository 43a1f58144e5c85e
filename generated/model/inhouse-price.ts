/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Odds } from './odds.ts';
import type { Probability } from './probability.ts';

/**
 * One price that a bet can be paid, and how likely it is. A bet with several prices has a row for each.
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
  /** How likely this price is paid. */
  hitProbability: Probability;
  /**
     * The return to player of the bet, all its prices together, in basis points, rounded down.
     * @minimum 0
     * @maximum 10000
     */
  returnToPlayer: number;
}

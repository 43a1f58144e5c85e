/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Odds } from './odds.ts';
import type { Probability } from './probability.ts';

/**
 * What a combination pays, and how likely it is.
 */
export interface PlayPrice {
  /**
     * The pick that it holds for, null where all picks have one price.
     * @maxLength 12
     * @nullable
     * @pattern ^[0-9A-Z_]{1,12}$
     */
  option: string | null;
  /** What a line pays for each 1 of its unit. */
  odds: Odds;
  /** The odds at which nothing is kept, rounded half up. */
  fairOdds: Odds;
  /** How likely a combination pays at all. */
  hitProbability: Probability;
  /**
     * The share of the stake that comes back in the long run, basis points rounded down.
     * @minimum 0
     * @maximum 10000
     */
  returnToPlayer: number;
}

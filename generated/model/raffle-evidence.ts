/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FairAlgorithm } from './fair-algorithm.ts';
import type { RaffleChance } from './raffle-chance.ts';

/**
 * How a ticket was drawn, so that anybody can work it out again: the number is the first one below 1,000,000 of the algorithm
 * with `seed` and the id of the ticket as label, and the prize is that of the chance into whose part it falls; where that one
 * is used up, the ticket draws the blank.
 */
export interface RaffleEvidence {
  algorithm: FairAlgorithm;
  /**
     * The seed that `commitment` is the hash of.
     * @minLength 64
     * @maxLength 64
     * @pattern ^[0-9a-f]{64}$
     */
  seed: string;
  /**
     * The number drawn.
     * @minimum 0
     * @maximum 999999
     */
  number: number;
  /**
     * The chances of the draw, in the order of their parts; they sum to 1,000,000.
     * @minItems 1
     * @maxItems 100
     */
  chances: RaffleChance[];
  /**
     * The prize of the number where it was used up at the draw, so that the ticket drew the blank; else null.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  usedUp: string | null;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { HiLoGuess } from './hi-lo-guess.ts';
import type { Odds } from './odds.ts';
import type { Probability } from './probability.ts';

/**
 * A guess that is open, and what it would make of the round.
 */
export interface HiLoOffer {
  guess: HiLoGuess;
  /** How likely the next card proves it right. */
  hitProbability: Probability;
  /** What the round would pay then, for each 1 staked. */
  multiplier: Odds;
}

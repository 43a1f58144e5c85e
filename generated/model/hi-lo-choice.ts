/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { HiLoChoiceGame } from './hi-lo-choice-game.ts';

/**
 * Guess whether the next card is higher or lower, as often as you dare.
 */
export interface HiLoChoice {
  /** The game. */
  game: HiLoChoiceGame;
}

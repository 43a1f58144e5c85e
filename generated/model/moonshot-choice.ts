/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MoonshotChoiceGame } from './moonshot-choice-game.ts';

/**
 * Fly, and get out in time.
 */
export interface MoonshotChoice {
  /** The game. */
  game: MoonshotChoiceGame;
  /**
     * The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.
     * @maxLength 9
     * @pattern ^[1-9][0-9]{0,5}\.[0-9]{2}$
     */
  cashOutAt?: string;
}

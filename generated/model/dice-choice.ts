/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DiceChoiceDirection } from './dice-choice-direction.ts';
import type { DiceChoiceGame } from './dice-choice-game.ts';

/**
 * Roll over or under a number.
 */
export interface DiceChoice {
  /** The game. */
  game: DiceChoiceGame;
  /** On which side of the target the roll wins; on it, it loses. */
  direction: DiceChoiceDirection;
  /**
     * The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.
     * @maxLength 5
     * @pattern ^[1-9]?[0-9]\.[0-9]{2}$
     */
  target: string;
}

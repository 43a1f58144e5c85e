/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { KenoChoiceGame } from './keno-choice-game.ts';

/**
 * Name up to ten of forty numbers.
 */
export interface KenoChoice {
  /** The game. */
  game: KenoChoiceGame;
  /**
     * The numbers, none twice.
     * @minItems 1
     * @maxItems 10
     * @items.minimum 1
     * @items.maximum 40
     */
  numbers: number[];
}

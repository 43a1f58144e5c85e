/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MinesChoiceGame } from './mines-choice-game.ts';

/**
 * Open cells without meeting a mine.
 */
export interface MinesChoice {
  /** The game. */
  game: MinesChoiceGame;
  /**
     * Mines below the 25 cells.
     * @minimum 1
     * @maximum 24
     */
  mines: number;
}

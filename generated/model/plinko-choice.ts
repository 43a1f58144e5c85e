/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlinkoChoiceGame } from './plinko-choice-game.ts';
import type { PlinkoChoiceRisk } from './plinko-choice-risk.ts';

/**
 * Drop a ball.
 */
export interface PlinkoChoice {
  /** The game. */
  game: PlinkoChoiceGame;
  /**
     * Rows of pins.
     * @minimum 8
     * @maximum 16
     */
  rows: number;
  /** How far the prices lie apart. */
  risk: PlinkoChoiceRisk;
}

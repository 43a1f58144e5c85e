/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameCategory } from './game-category.ts';

/**
 * How much a stake in games of one category counts toward the wagering.
 */
export interface GameContribution {
  gameType: GameCategory;
  /**
     * The share of the stake that counts, in basis points.
     * @minimum 0
     * @maximum 10000
     */
  rate: number;
}

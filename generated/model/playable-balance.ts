/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameCategory } from './game-category.ts';
import type { Money } from './money.ts';

/**
 * What the member can stake on the games of a category.
 */
export interface PlayableBalance {
  gameType: GameCategory;
  /** The main wallet, and the bonus money whose wagering counts these games. */
  amount: Money;
}

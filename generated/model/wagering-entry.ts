/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameCategory } from './game-category.ts';
import type { Money } from './money.ts';
import type { WageringReason } from './wagering-reason.ts';

/**
 * What one bet did for the wagering of a bonus. Bets that did not count have an entry too.
 */
export interface WageringEntry {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  entryId: string;
  /**
     * The bet.
     * @minLength 1
     * @maxLength 40
     */
  betId: string;
  /**
     * The game.
     * @minLength 1
     * @maxLength 120
     */
  gameName: string;
  gameType: GameCategory;
  /** The stake of the bet. */
  stake: Money;
  /**
     * The share that counted, in basis points.
     * @minimum 0
     * @maximum 10000
     */
  rate: number;
  /** What of the stake counted. */
  counted: Money;
  reason: WageringReason;
  /** What had counted in all after it. */
  countedTotal: Money;
  /**
     * When the bet was settled, which is when it counts.
     * @maxLength 30
     */
  at: string;
}

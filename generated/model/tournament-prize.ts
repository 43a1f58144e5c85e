/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * The prize of each place from one to another.
 */
export interface TournamentPrize {
  /**
     * The first place.
     * @minimum 1
     * @maximum 100000
     */
  from: number;
  /**
     * The last place.
     * @minimum 1
     * @maximum 100000
     */
  to: number;
  /** What each of these places gets. */
  amount: Money;
}

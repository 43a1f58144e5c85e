/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * A place in a tournament.
 */
export interface TournamentEntry {
  /**
     * The position in the order of the list; no other entry has it.
     * @minimum 1
     * @maximum 100000000
     */
  position: number;
  /**
     * The place; equal scores share it.
     * @minimum 1
     * @maximum 100000000
     */
  rank: number;
  /**
     * The name that others see, masked.
     * @minLength 1
     * @maxLength 64
     */
  nickname: string;
  /**
     * The valid turnover in the currency of the brand, or the multiplier, with two decimals, rounded down.
     * @maxLength 18
     * @pattern ^[0-9]{1,15}\.[0-9]{2}$
     */
  score: string;
  /** What the place gives as things stand; what it gave once the prizes are paid. */
  prize: Money;
}

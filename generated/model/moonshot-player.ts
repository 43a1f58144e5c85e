/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * A bet in the round, as all players see it.
 */
export interface MoonshotPlayer {
  /**
     * Its place in the order of the bets, from 1.
     * @minimum 1
     * @maximum 1000000
     */
  place: number;
  /**
     * The masked nickname.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /** Whether it is played in play credit. */
  demo: boolean;
  /** The stake. */
  stake: Money;
  /**
     * The multiplier at which the flight was left; null while it is not.
     * @maxLength 9
     * @nullable
     * @pattern ^[1-9][0-9]{0,5}\.[0-9]{2}$
     */
  cashedOutAt: string | null;
}

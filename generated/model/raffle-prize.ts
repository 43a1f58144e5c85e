/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RewardValue } from './reward-value.ts';

/**
 * A prize of a raffle.
 */
export interface RafflePrize {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  prizeId: string;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * Its picture; null where it has none.
     * @maxLength 2048
     * @nullable
     */
  picture: string | null;
  /** What it gives; null for a blank. */
  reward: RewardValue | null;
  /**
     * The chance of a ticket that is earned now, or of the ticket that it stands in, in millionths; over all prizes they sum to 1,000,000.
     * @minimum 0
     * @maximum 1000000
     */
  chance: number;
  /**
     * How many are left, null where there is no end of them.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  left: number | null;
}

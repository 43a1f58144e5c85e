/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RewardValue } from './reward-value.ts';

/**
 * A place on the leaderboard.
 */
export interface LeaderboardEntry {
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
     * Missions completed in the period.
     * @minimum 0
     * @maximum 1000000000
     */
  score: number;
  /** What the place gives at the end of the period, null where nothing. */
  reward: RewardValue | null;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RewardCreditTarget } from './reward-credit-target.ts';
import type { RewardValue } from './reward-value.ts';

/**
 * A reward that was given, and where it went.
 */
export interface RewardCredit {
  /**
     * The reward.
     * @minLength 1
     * @maxLength 40
     */
  rewardId: string;
  reward: RewardValue;
  /** Where it went. */
  target: RewardCreditTarget;
  /**
     * The bonus that began with it, where it is bonus money; else null.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  bonusId: string | null;
  /**
     * When.
     * @maxLength 30
     */
  creditedAt: string;
}

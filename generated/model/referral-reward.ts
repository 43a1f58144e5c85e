/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { ReferralRewardKind } from './referral-reward-kind.ts';
import type { ReferralRewardState } from './referral-reward-state.ts';

/**
 * A reward for one friend.
 */
export interface ReferralReward {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  referralRewardId: string;
  /**
     * The friend's account name, masked.
     * @minLength 1
     * @maxLength 64
     */
  account: string;
  kind: ReferralRewardKind;
  /**
     * The day, in the brand's time zone.
     * @maxLength 10
     * @pattern ^[0-9]{4}-[0-9]{2}-[0-9]{2}$
     */
  day: string;
  /** The friend's turnover of the day; zero where the reward is not for it. */
  turnover: Money;
  /**
     * The share, in basis points; zero where the reward is not for the turnover.
     * @minimum 0
     * @maximum 10000
     */
  rate: number;
  /** The reward, rounded down. */
  amount: Money;
  state: ReferralRewardState;
  /**
     * When it was given; null until then.
     * @maxLength 30
     * @nullable
     */
  creditedAt: string | null;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RewardSource } from './reward-source.ts';
import type { RewardState } from './reward-state.ts';
import type { RewardValue } from './reward-value.ts';
import type { WageringRules } from './wagering-rules.ts';

/**
 * A reward that the member can or could claim.
 */
export interface Reward {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  rewardId: string;
  /**
     * What it is for.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  source: RewardSource;
  /**
     * The promotion, mission or ticket, where there is one; else null.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  sourceId: string | null;
  reward: RewardValue;
  /** What has to be staked before it can be withdrawn; null, and nothing. */
  wagering: WageringRules | null;
  state: RewardState;
  /**
     * Since when it waits.
     * @maxLength 30
     */
  grantedAt: string;
  /**
     * Until when it can be claimed, null where it stays.
     * @maxLength 30
     * @nullable
     */
  expiresAt: string | null;
  /**
     * When it was claimed; null until then.
     * @maxLength 30
     * @nullable
     */
  claimedAt: string | null;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PointRewardKind } from './point-reward-kind.ts';
import type { RedemptionState } from './redemption-state.ts';

/**
 * A reward that the member redeemed.
 */
export interface Redemption {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  redemptionId: string;
  /**
     * The reward.
     * @minLength 1
     * @maxLength 40
     */
  rewardId: string;
  kind: PointRewardKind;
  /**
     * Its title, as it was then.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * Its picture.
     * @maxLength 2048
     */
  picture: string;
  /**
     * How many.
     * @minimum 1
     * @maximum 100
     */
  quantity: number;
  /**
     * What all of them cost.
     * @minimum 1
     * @maximum 100000000000
     */
  points: number;
  state: RedemptionState;
  /**
     * The bonus that began with it; null where none did.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  bonusId: string | null;
  /**
     * Where goods can be tracked, once they are sent; else null.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  tracking: string | null;
  /**
     * Why it was rejected, for the member; null unless it was.
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  reason: string | null;
  /**
     * When it was redeemed.
     * @maxLength 30
     */
  redeemedAt: string;
  /**
     * When it was completed or rejected; null until then.
     * @maxLength 30
     * @nullable
     */
  endedAt: string | null;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeliveryAddress } from './delivery-address.ts';
import type { PointRewardKind } from './point-reward-kind.ts';
import type { RedemptionState } from './redemption-state.ts';
import type { ReviewedMember } from './reviewed-member.ts';

/**
 * A redemption with everything that sending it needs.
 */
export interface RedemptionReview {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  redemptionId: string;
  member: ReviewedMember;
  /**
     * The reward.
     * @minLength 1
     * @maxLength 40
     */
  rewardId: string;
  kind: PointRewardKind;
  /**
     * Its title.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
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
     * When it was redeemed.
     * @maxLength 30
     */
  redeemedAt: string;
  /** Where it is sent; null where there is nothing to send. */
  address: DeliveryAddress | null;
  /**
     * Where it can be tracked; null where it cannot.
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
     * The note for other operators; null where there is none.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  note: string | null;
  /**
     * When it was completed or rejected; null until then.
     * @maxLength 30
     * @nullable
     */
  endedAt: string | null;
  /**
     * The operator who did, or `system`; null until then.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  endedBy: string | null;
}

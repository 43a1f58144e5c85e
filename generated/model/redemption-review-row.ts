/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PointRewardKind } from './point-reward-kind.ts';
import type { RedemptionState } from './redemption-state.ts';
import type { ReviewedMember } from './reviewed-member.ts';

/**
 * A redemption as a line of the review list.
 */
export interface RedemptionReviewRow {
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
}

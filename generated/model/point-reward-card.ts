/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { PointRewardKind } from './point-reward-kind.ts';

/**
 * A reward of the point mall as a card, in the language of the request.
 */
export interface PointRewardCard {
  /**
     * Its id.
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
     * A sentence about it.
     * @minLength 1
     * @maxLength 200
     */
  summary: string;
  /**
     * Its picture.
     * @maxLength 2048
     */
  picture: string;
  /**
     * What one costs.
     * @minimum 1
     * @maximum 1000000000
     */
  points: number;
  /**
     * How many are left; null where there is no end of them.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  stock: number | null;
  /** The money that one gives; null for goods. */
  amount: Money | null;
  /** Whether it is marked as hot. */
  isHot: boolean;
  /** Whether it came in the last 30 days. */
  isNew: boolean;
}

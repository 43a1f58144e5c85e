/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { PointRewardKind } from './point-reward-kind.ts';
import type { WageringRules } from './wagering-rules.ts';

/**
 * A reward of the point mall, in the language of the request.
 */
export interface PointReward {
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
  /**
     * The whole text as HTML, cleaned by the server when it is stored and by the portal again before it is shown.
     * @maxLength 20000
     */
  html: string;
  /** What has to be staked before bonus money can be withdrawn; null for other kinds. */
  wagering: WageringRules | null;
  /** Whether redeeming it asks for an address. */
  needsAddress: boolean;
  /**
     * The most that one redemption may take.
     * @minimum 1
     * @maximum 100
     */
  maxQuantity: number;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { NodeId } from './node-id.ts';
import type { RewardKind } from './reward-kind.ts';

/**
 * What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.
 */
export interface RewardValue {
  kind: RewardKind;
  /** A fixed amount of bonus money or cash; null for any other reward. */
  amount: Money | null;
  /**
     * In basis points, a share of what the text says, where the amount is not fixed; else null.
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  rate: number | null;
  /** The most that `rate` can give; null without a rate or a limit. */
  maximum: Money | null;
  /**
     * Points; null for any other reward.
     * @minimum 1
     * @maximum 1000000000
     * @nullable
     */
  points: number | null;
  /**
     * Free rounds; null for any other reward.
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  rounds: number | null;
  /** The game of the free rounds; null for any other reward. */
  nodeId: NodeId | null;
  /**
     * All of it in words.
     * @minLength 1
     * @maxLength 160
     */
  text: string;
}

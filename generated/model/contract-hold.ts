/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * The contract payments of an agent, held by an operator.
 */
export interface ContractHold {
  /**
     * The id of the agent.
     * @minLength 1
     * @maxLength 40
     */
  memberId: string;
  /**
     * Its account name.
     * @minLength 1
     * @maxLength 64
     */
  account: string;
  /**
     * The name that others see.
     * @minLength 1
     * @maxLength 64
     */
  nickname: string;
  /**
     * Why, in the operator's words, which the agent reads.
     * @minLength 1
     * @maxLength 300
     */
  reason: string;
  /**
     * Since when.
     * @maxLength 30
     */
  heldAt: string;
  /**
     * The operator.
     * @minLength 1
     * @maxLength 64
     */
  heldBy: string;
  /**
     * Bills of the agent that wait.
     * @minimum 0
     * @maximum 100000000
     */
  pendingBills: number;
  /** What they owe together. */
  pendingNet: Money;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { ReviewedMember } from './reviewed-member.ts';
import type { WithdrawalState } from './withdrawal-state.ts';
import type { WithdrawalTarget } from './withdrawal-target.ts';

/**
 * A withdrawal as a line of the review list.
 */
export interface WithdrawalReviewRow {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  withdrawalId: string;
  member: ReviewedMember;
  /** What is held. */
  amount: Money;
  /** The fee, taken from the amount. */
  fee: Money;
  /** What is to be paid, the amount less the fee. */
  receives: Money;
  target: WithdrawalTarget;
  state: WithdrawalState;
  /**
     * When it was asked for.
     * @maxLength 30
     */
  requestedAt: string;
  /**
     * The operator who took it up; null until one does.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  reviewer: string | null;
  /**
     * Checks that did not pass.
     * @minimum 0
     * @maximum 50
     */
  openChecks: number;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { Money } from './money.ts';
import type { ReviewedMember } from './reviewed-member.ts';
import type { WithdrawalCheck } from './withdrawal-check.ts';
import type { WithdrawalFigures } from './withdrawal-figures.ts';
import type { WithdrawalState } from './withdrawal-state.ts';
import type { WithdrawalStep } from './withdrawal-step.ts';
import type { WithdrawalTarget } from './withdrawal-target.ts';

/**
 * A withdrawal with everything that its decision and payment need.
 */
export interface WithdrawalReview {
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
  /**
     * The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.
     * @minLength 1
     * @maxLength 64
     */
  accountNumber: string;
  currency: CurrencyCode;
  /**
     * The bank's reference of the payment, once it is paid; null until then.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  bankReference: string | null;
  /**
     * When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.
     * @maxLength 30
     * @nullable
     */
  autoReceivedAt: string | null;
  /**
     * Why it was rejected or returned, for the member; null unless it was.
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  reason: string | null;
  /**
     * What the member said when disputing it; null where it did not.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  dispute: string | null;
  figures: WithdrawalFigures;
  /**
     * The checks, those that did not pass first.
     * @maxItems 50
     */
  checks: WithdrawalCheck[];
  /**
     * The changes of state, the oldest first.
     * @maxItems 50
     */
  steps: WithdrawalStep[];
}

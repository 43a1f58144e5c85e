/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { WithdrawalId } from './withdrawal-id.ts';
import type { WithdrawalState } from './withdrawal-state.ts';
import type { WithdrawalTarget } from './withdrawal-target.ts';

/**
 * A withdrawal.
 */
export interface Withdrawal {
  withdrawalId: WithdrawalId;
  state: WithdrawalState;
  /** What was taken from the main wallet. */
  amount: Money;
  /** The fee that comes off it. */
  fee: Money;
  /** What arrives. */
  receives: Money;
  target: WithdrawalTarget;
  /**
     * The reference of the payment, null until it is paid.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  bankReference: string | null;
  /**
     * Why it was rejected or returned, in the language of the request; null unless it was.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  reason: string | null;
  /**
     * When it was asked for.
     * @maxLength 30
     */
  requestedAt: string;
  /**
     * When its state last changed.
     * @maxLength 30
     */
  updatedAt: string;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { DepositState } from './deposit-state.ts';
import type { DepositStep } from './deposit-step.ts';
import type { Money } from './money.ts';
import type { ReviewedMember } from './reviewed-member.ts';

/**
 * A deposit with everything that confirming it needs.
 */
export interface DepositReview {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  depositId: string;
  member: ReviewedMember;
  /**
     * The method that the member chose.
     * @minLength 1
     * @maxLength 60
     */
  methodName: string;
  /** What the member said to pay. */
  amount: Money;
  /**
     * The words that the transfer must bear, unique among open deposits; null where the method matches by itself.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  transferNote: string | null;
  /**
     * The reference of the payment that the member gave, null until it did.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  payerReference: string | null;
  state: DepositState;
  /**
     * When it was asked for.
     * @maxLength 30
     */
  createdAt: string;
  /**
     * Until when it waits for the money; null where it does not end.
     * @maxLength 30
     * @nullable
     */
  expiresAt: string | null;
  /** The fee of the method, taken from what arrives. */
  fee: Money;
  currency: CurrencyCode;
  /**
     * The name that the money must come from; null where any will do.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  payerName: string | null;
  /** What arrived, once it is known; null until then. */
  receivedAmount: Money | null;
  /**
     * The bank's reference of what arrived; null until something does.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  bankReference: string | null;
  /** What was credited, `receivedAmount` less the fee; null until then. */
  creditedAmount: Money | null;
  /**
     * When it became `paid`; null until then.
     * @maxLength 30
     * @nullable
     */
  paidAt: string | null;
  /**
     * When it was credited; null until then.
     * @maxLength 30
     * @nullable
     */
  creditedAt: string | null;
  /**
     * Why it failed or was reversed, for the member; null unless it did or was.
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  reason: string | null;
  /**
     * The changes of state, the oldest first.
     * @maxItems 50
     */
  steps: DepositStep[];
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositId } from './deposit-id.ts';
import type { DepositKind } from './deposit-kind.ts';
import type { DepositMethodId } from './deposit-method-id.ts';
import type { DepositState } from './deposit-state.ts';
import type { Money } from './money.ts';

/**
 * A deposit.
 */
export interface Deposit {
  depositId: DepositId;
  methodId: DepositMethodId;
  kind: DepositKind;
  /**
     * The name of the way, in the language of the request.
     * @minLength 1
     * @maxLength 60
     */
  methodName: string;
  state: DepositState;
  /** What the member said to pay. */
  amount: Money;
  /** The fee, taken from it. */
  fee: Money;
  /** What was credited: what arrived less the fee. Null before. */
  creditedAmount: Money | null;
  /**
     * The words by which the payment is matched; the number to name in questions.
     * @minLength 1
     * @maxLength 40
     */
  transferNote: string;
  /**
     * The reference of the payment that the member gave, null until it did.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  payerReference: string | null;
  /**
     * When the member said that it has paid, null until it did.
     * @maxLength 30
     * @nullable
     */
  reportedAt: string | null;
  /**
     * The promotion joined with it, null without one.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  promotionId: string | null;
  /**
     * Why that promotion gave nothing when the deposit was credited, in the language of the request; null unless it did.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  promotionRefusal: string | null;
  /**
     * Why it failed or was reversed, in the language of the request; null unless it did or was.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  failure: string | null;
  /**
     * When it was asked for.
     * @maxLength 30
     */
  createdAt: string;
  /**
     * Until when the payment is waited for; null once the member has said that it has paid.
     * @maxLength 30
     * @nullable
     */
  expiresAt: string | null;
  /**
     * When it was credited, null if it is not.
     * @maxLength 30
     * @nullable
     */
  creditedAt: string | null;
}

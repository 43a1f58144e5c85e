/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { PaymentAmount } from './payment-amount.ts';
import type { PaymentSource } from './payment-source.ts';
import type { ReviewedMember } from './reviewed-member.ts';
import type { UnmatchedCause } from './unmatched-cause.ts';
import type { UnmatchedPaymentState } from './unmatched-payment-state.ts';

/**
 * A payment that arrived and is no deposit's.
 */
export interface UnmatchedPayment {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  paymentId: string;
  state: UnmatchedPaymentState;
  cause: UnmatchedCause;
  source: PaymentSource;
  amount: PaymentAmount;
  currency: CurrencyCode;
  /**
     * The reference of the bank or the provider, which no other payment has.
     * @minLength 1
     * @maxLength 80
     */
  reference: string;
  /**
     * Who paid, as far as it is known; else null.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  payerName: string | null;
  /**
     * The deposit that it names; null where there is none.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  depositId: string | null;
  /** Whose deposit it names or has paid; null where neither. */
  member: ReviewedMember | null;
  /**
     * When the server learned of it.
     * @maxLength 30
     */
  arrivedAt: string;
  /**
     * A note for operators; null where there is none.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  note: string | null;
  /**
     * The deposit that it paid; null unless it is `credited`.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  creditedDepositId: string | null;
  /**
     * The bank's reference of the payment back; null unless it is `returned`.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  returnReference: string | null;
  /**
     * Why it was returned, for the member; null unless it was.
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  reason: string | null;
  /**
     * The operator who decided; null while it is `open`.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  resolvedBy: string | null;
  /**
     * When; null while it is `open`.
     * @maxLength 30
     * @nullable
     */
  resolvedAt: string | null;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PositiveMoney } from './positive-money.ts';

/**
 * The deposit that a payment is for.
 */
export interface CreditUnmatchedPaymentPayload {
  /**
     * The deposit. Where it has its money already, its member gets another deposit.
     * @maxLength 40
     * @pattern ^[A-Za-z0-9_-]{1,40}$
     */
  depositId: string;
  /** What it is in the brand's currency, before the fee. Without it the amount of the payment, which must be in that currency. */
  receivedAmount?: PositiveMoney;
  /**
     * A note for other operators.
     * @maxLength 500
     */
  note?: string;
}

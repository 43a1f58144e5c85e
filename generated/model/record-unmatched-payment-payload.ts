/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { PaymentAmount } from './payment-amount.ts';

/**
 * A payment on a statement that names no deposit.
 */
export interface RecordUnmatchedPaymentPayload {
  amount: PaymentAmount;
  currency: CurrencyCode;
  /**
     * The bank's reference, which no other payment has.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  reference: string;
  /**
     * Who paid.
     * @maxLength 80
     */
  payerName?: string;
  /**
     * A note for other operators.
     * @maxLength 500
     */
  note?: string;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How a payment was sent back.
 */
export interface ReturnUnmatchedPaymentPayload {
  /**
     * The bank's reference of the payment back, which no other return has.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  bankReference: string;
  /**
     * The reason, which the member of the deposit reads, in the member's language.
     * @minLength 1
     * @maxLength 300
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  reason: string;
  /**
     * A note for other operators.
     * @maxLength 500
     */
  note?: string;
}

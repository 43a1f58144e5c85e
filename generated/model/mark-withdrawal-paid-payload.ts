/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The payment that was made.
 */
export interface MarkWithdrawalPaidPayload {
  /**
     * The bank's reference of the payment.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  bankReference: string;
  /**
     * When it was sent, not in the future and not before the approval.
     * @maxLength 30
     */
  paidAt: string;
  /**
     * A note for other operators.
     * @maxLength 500
     */
  note?: string;
}

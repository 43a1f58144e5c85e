/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The word that a deposit has been paid.
 */
export interface PaidPayload {
  /**
     * The reference of the payment, as the bank or e-wallet shows it.
     * @minLength 4
     * @maxLength 60
     * @pattern ^[A-Za-z0-9 ._/-]+$
     */
  reference: string;
  /**
     * When it was paid.
     * @maxLength 30
     */
  paidAt?: string;
}

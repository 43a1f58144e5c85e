/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The proof that the member itself removes the account.
 */
export interface RemoveAccountPayload {
  /**
     * The payment password.
     * @minLength 6
     * @maxLength 64
     */
  paymentPassword: string;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A first payment password.
 */
export interface PaymentPasswordPayload {
  /**
     * The login password, as proof.
     * @minLength 1
     * @maxLength 256
     */
  loginPassword: string;
  /**
     * The payment password.
     * @minLength 6
     * @maxLength 64
     */
  paymentPassword: string;
  /**
     * The same again.
     * @minLength 6
     * @maxLength 64
     */
  confirmPaymentPassword: string;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A new payment password in place of one that was forgotten.
 */
export interface ResetPaymentPasswordPayload {
  /**
     * The login password, as proof.
     * @minLength 1
     * @maxLength 256
     */
  loginPassword: string;
  /**
     * The code that `sendMemberCode` sent for `reset_payment_password`.
     * @minLength 1
     * @maxLength 255
     */
  verificationCode: string;
  /**
     * The new one.
     * @minLength 6
     * @maxLength 64
     */
  newPaymentPassword: string;
  /**
     * The same again.
     * @minLength 6
     * @maxLength 64
     */
  confirmNewPaymentPassword: string;
}

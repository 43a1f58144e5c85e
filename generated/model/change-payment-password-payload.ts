/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A new payment password in place of the old one.
 */
export interface ChangePaymentPasswordPayload {
  /**
     * The present one.
     * @minLength 6
     * @maxLength 64
     */
  oldPaymentPassword: string;
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

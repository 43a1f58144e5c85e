/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A secret for an authenticator app, good once it has been confirmed.
 */
export interface TwoStepEnrolment {
  /**
     * The id of this enrolment.
     * @minLength 1
     * @maxLength 40
     */
  enrolmentId: string;
  /**
     * The secret in base32, to be typed in.
     * @minLength 16
     * @maxLength 64
     * @pattern ^[A-Z2-7]+$
     */
  secret: string;
  /**
     * The same as an address for a QR code: SHA-1, 6 digits, 30 seconds.
     * @maxLength 400
     */
  otpauthUrl: string;
  /**
     * Until when it can be confirmed.
     * @maxLength 30
     */
  expiresAt: string;
}

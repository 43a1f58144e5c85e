/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An e-mail address and the proof that it is the member's.
 */
export interface BindEmailPayload {
  /**
     * The address.
     * @maxLength 254
     */
  email: string;
  /**
     * The code that was sent to it.
     * @minLength 1
     * @maxLength 255
     */
  verificationCode: string;
  /**
     * The login password, as proof.
     * @minLength 1
     * @maxLength 256
     */
  loginPassword: string;
}

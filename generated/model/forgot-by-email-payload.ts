/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The wish for a reset link.
 */
export interface ForgotByEmailPayload {
  /**
     * The account name.
     * @minLength 1
     * @maxLength 64
     */
  username: string;
  /**
     * The account's e-mail address.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
}

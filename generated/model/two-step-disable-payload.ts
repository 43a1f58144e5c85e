/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The proof that the member itself takes the second step away.
 */
export interface TwoStepDisablePayload {
  /**
     * The login password.
     * @minLength 1
     * @maxLength 256
     */
  loginPassword: string;
  /**
     * A code of the app, or a recovery code.
     * @minLength 6
     * @maxLength 9
     * @pattern ^([0-9]{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$
     */
  code: string;
}

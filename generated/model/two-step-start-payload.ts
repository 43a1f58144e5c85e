/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The wish to log in with a second step.
 */
export interface TwoStepStartPayload {
  /**
     * The login password, as proof.
     * @minLength 1
     * @maxLength 256
     */
  loginPassword: string;
}

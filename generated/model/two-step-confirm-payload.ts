/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The first code of the authenticator app.
 */
export interface TwoStepConfirmPayload {
  /**
     * The id of the enrolment.
     * @minLength 1
     * @maxLength 40
     */
  enrolmentId: string;
  /**
     * The code that the app shows.
     * @minLength 6
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  totpCode: string;
}

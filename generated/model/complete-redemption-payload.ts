/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What was sent.
 */
export interface CompleteRedemptionPayload {
  /**
     * Where the member can track it.
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  tracking?: string;
  /**
     * A note for other operators.
     * @maxLength 500
     */
  note?: string;
}

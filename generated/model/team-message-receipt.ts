/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A message that was sent to somebody of the team.
 */
export interface TeamMessageReceipt {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  messageId: string;
  /**
     * The account that got it.
     * @minLength 1
     * @maxLength 60
     */
  account: string;
  /**
     * When it was sent.
     * @maxLength 30
     */
  sentAt: string;
  /**
     * How many messages the agent may still send on this day of the site.
     * @minimum 0
     * @maximum 10000
     */
  left: number;
}

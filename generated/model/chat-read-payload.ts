/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How far the member has read.
 */
export interface ChatReadPayload {
  /**
     * The newest message that was shown.
     * @minLength 1
     * @maxLength 40
     */
  messageId: string;
}

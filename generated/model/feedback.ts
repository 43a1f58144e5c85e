/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Feedback as it was received.
 */
export interface Feedback {
  /**
     * Its id, to name it to the customer service.
     * @minLength 1
     * @maxLength 40
     */
  feedbackId: string;
  /**
     * When it was received.
     * @maxLength 30
     */
  receivedAt: string;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the operator answers.
 */
export interface AnswerSupportThreadPayload {
  /**
     * Plain text.
     * @minLength 1
     * @maxLength 2000
     */
  content: string;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A note of an operator.
 */
export interface OperatorNotePayload {
  /**
     * For other operators.
     * @maxLength 500
     */
  note?: string;
}

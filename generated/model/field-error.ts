/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One part of a request that does not follow the contract.
 */
export interface FieldError {
  /**
     * JSON pointer to the part, below `/body`, `/query`, `/path` or `/header`.
     * @maxLength 200
     */
  pointer: string;
  /**
     * The broken rule, snake_case.
     * @maxLength 60
     */
  rule: string;
  /**
     * What is wrong, for a developer.
     * @maxLength 300
     */
  message: string;
}

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
     *
     * - The form of a value: `invalid_type` (also what is missing), `invalid_value`, `invalid_format`, `invalid_union`,
     *   `too_small`, `too_big`, `not_multiple_of`, `unrecognized_keys`.
     * - The request itself: `invalid_json`, `invalid_multipart`, `invalid_encoding`, `invalid_characters`, `too_deep`,
     *   `duplicate`.
     * - What the site asks of a field of an account: `required`, `disabled` and `reg_pattern_` with the field's `patternId`.
     * - Amounts and ranges: `decimals`, `range_order`, `range_length`.
     *
     * Any other is a rule of the operation, such as `past_day` or `too_few`. A client must expect ones that it does not know.
     * @maxLength 60
     */
  rule: string;
  /**
     * What is wrong, for a developer.
     * @maxLength 300
     */
  message: string;
}

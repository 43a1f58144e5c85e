/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a field of the registration form must be. The server enforces every rule that it publishes.
 */
export interface ValidationRule {
  /** Whether the field is shown and sent at all. */
  enabled: boolean;
  /** Whether it must be filled in. */
  required: boolean;
  /**
     * Fewest characters.
     * @minimum 0
     * @maximum 1000
     */
  minLength: number;
  /**
     * Most characters.
     * @minimum 1
     * @maximum 1000
     */
  maxLength: number;
  /**
     * A regular expression for the whole value; `*` means any text.
     * @maxLength 500
     */
  acceptedPattern: string;
  /**
     * The pattern type whose message `reg_pattern_{patternId}` explains the rule.
     * @minimum 1
     * @maximum 22
     */
  patternId: number;
}

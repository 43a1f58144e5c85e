/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A choice that is no number.
 */
export interface PickOption {
  /**
     * What `picks` carries.
     * @maxLength 12
     * @pattern ^[0-9A-Z_]{1,12}$
     */
  value: string;
  /**
     * Its name in the language of the answer.
     * @minLength 1
     * @maxLength 40
     */
  label: string;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A label that the operator put on the account.
 */
export interface MemberLabel {
  /**
     * Its text.
     * @minLength 1
     * @maxLength 40
     */
  labelName: string;
  /**
     * The text's colour.
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  color: string;
  /**
     * The ground's colour.
     * @maxLength 7
     * @pattern ^#[0-9a-f]{6}$
     */
  color2: string;
}

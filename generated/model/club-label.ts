/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The VIP rank, as a badge.
 */
export interface ClubLabel {
  /**
     * The rank's name.
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
  /**
     * The rank, 0 the lowest. Above 4 the VIP customer service answers.
     * @minimum 0
     * @maximum 20
     */
  rankLevel: number;
}

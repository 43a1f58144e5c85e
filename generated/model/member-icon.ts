/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The picture of the member's rank.
 */
export interface MemberIcon {
  /**
     * The picture.
     * @maxLength 2048
     */
  iconUrl: string;
  /**
     * The rank's name.
     * @minLength 1
     * @maxLength 40
     */
  labelName: string;
  /**
     * The rank, 0 the lowest.
     * @minimum 0
     * @maximum 20
     */
  rankLevel: number;
}

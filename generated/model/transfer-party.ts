/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The other side of a transfer between members.
 */
export interface TransferParty {
  /**
     * Its account name.
     * @minLength 1
     * @maxLength 64
     */
  account: string;
  /**
     * Its nickname.
     * @minLength 1
     * @maxLength 64
     */
  nickname: string;
}

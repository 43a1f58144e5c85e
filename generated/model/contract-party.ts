/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A party of a contract, an agent or the platform.
 */
export interface ContractParty {
  /**
     * The agent, null for the platform.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  id: string | null;
  /**
     * Its account name, for the platform `platform`.
     * @minLength 1
     * @maxLength 64
     */
  account: string;
  /**
     * Its nickname, for the platform the brand's name.
     * @minLength 1
     * @maxLength 64
     */
  nickname: string;
}

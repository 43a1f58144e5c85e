/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A step of the way from the agent of the session down to somebody.
 */
export interface TeamPathStep {
  /**
     * The member.
     * @minLength 1
     * @maxLength 40
     */
  id: string;
  /**
     * The account name.
     * @minLength 1
     * @maxLength 64
     */
  account: string;
}

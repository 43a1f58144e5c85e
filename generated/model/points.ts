/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The points of a member. They never expire: `balance` is always `earned` less `spent`.
 */
export interface Points {
  /**
     * Points to spend.
     * @minimum 0
     * @maximum 1000000000000
     */
  balance: number;
  /**
     * Points earned in all.
     * @minimum 0
     * @maximum 1000000000000
     */
  earned: number;
  /**
     * Points redeemed and converted in all, less those that were returned.
     * @minimum 0
     * @maximum 1000000000000
     */
  spent: number;
  /**
     * The moment for which they hold.
     * @maxLength 30
     */
  asOf: string;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The rules that the bet stands under.
 */
export interface BetRules {
  /**
     * What wins, in the language of the request.
     * @minLength 1
     * @maxLength 1000
     */
  text: string;
  /**
     * The return to player in basis points, null where the vendor names none.
     * @minimum 0
     * @maximum 10000
     * @nullable
     */
  returnToPlayer: number | null;
  /**
     * The full rules within the portal.
     * @minLength 1
     * @maxLength 200
     */
  helpPath: string;
}

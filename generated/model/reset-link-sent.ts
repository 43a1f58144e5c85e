/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A reset link that was asked for.
 */
export interface ResetLinkSent {
  /**
     * For how many minutes such a link is good.
     * @minimum 1
     * @maximum 1440
     */
  expiredMinutes: number;
}

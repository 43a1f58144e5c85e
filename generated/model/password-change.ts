/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A password that was set.
 */
export interface PasswordChange {
  /**
     * When.
     * @maxLength 30
     */
  changedAt: string;
  /**
     * How many sessions it has ended.
     * @minimum 0
     * @maximum 100000
     */
  endedSessions: number;
}

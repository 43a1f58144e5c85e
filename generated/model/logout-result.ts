/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The end of a session.
 */
export interface LogoutResult {
  /**
     * When it ended.
     * @maxLength 30
     */
  endedAt: string;
}

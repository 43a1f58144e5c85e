/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The end of sessions.
 */
export interface EndedSessions {
  /**
     * How many have ended.
     * @minimum 0
     * @maximum 100000
     */
  endedSessions: number;
  /**
     * When.
     * @maxLength 30
     */
  endedAt: string;
}

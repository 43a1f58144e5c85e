/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The inbox after a change.
 */
export interface InboxState {
  /**
     * Unread messages left.
     * @minimum 0
     * @maximum 1000000
     */
  unReadCount: number;
}

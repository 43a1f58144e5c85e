/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The answer of `getUnreadCount`.
 */
export interface GetUnreadCountResponse {
  /** Always true. */
  success: true;
  /**
     * Unread messages in the inbox.
     * @minimum 0
     * @maximum 1000000
     */
  unReadCount: number;
}

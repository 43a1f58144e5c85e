/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The answer of `getChatUnread`.
 */
export interface GetChatUnreadResponse {
  /** Always true. */
  success: true;
  /**
     * Messages to the member that the member has not read.
     * @minimum 0
     * @maximum 100000
     */
  unReadCount: number;
}

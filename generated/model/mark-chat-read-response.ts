/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The answer of `markChatRead`.
 */
export interface MarkChatReadResponse {
  /** Always true. */
  success: true;
  /**
     * What is left unread.
     * @minimum 0
     * @maximum 100000
     */
  unReadCount: number;
}

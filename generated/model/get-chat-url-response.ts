/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The answer of `getChatUrl`.
 */
export interface GetChatUrlResponse {
  /** Always true. */
  success: true;
  /**
     * The address of the chat page.
     * @minLength 1
     * @maxLength 2048
     */
  chatUrl: string;
}

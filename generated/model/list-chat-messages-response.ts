/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChatMessagePage } from './chat-message-page.ts';

/**
 * The answer of `listChatMessages`.
 */
export interface ListChatMessagesResponse {
  /** Always true. */
  success: true;
  value: ChatMessagePage;
}

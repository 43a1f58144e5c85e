/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SentChatMessage } from './sent-chat-message.ts';

/**
 * The answer of `sendChatMessage`.
 */
export interface SendChatMessageResponse {
  /** Always true. */
  success: true;
  value: SentChatMessage;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChatMessage } from './chat-message.ts';

/**
 * A message that was sent, with what the help content says to it at once.
 */
export interface SentChatMessage {
  message: ChatMessage;
  /** The automatic answer; null where the help content has none, and as soon as an operator has written. */
  answer: ChatMessage | null;
}

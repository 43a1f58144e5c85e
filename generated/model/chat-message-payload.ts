/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChatContent } from './chat-content.ts';
import type { ClientMessageId } from './client-message-id.ts';

/**
 * A message to send.
 */
export interface ChatMessagePayload {
  clientMessageId: ClientMessageId;
  content: ChatContent;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChatEventType } from './chat-event-type.ts';

/**
 * Something was said or read in the member's chat, or the count is told at the beginning of a stream.
 */
export interface ChatEvent {
  /** What the event is about. */
  type: ChatEventType;
  /**
     * Unread messages of the chat.
     * @minimum 0
     * @maximum 100000
     */
  unReadCount: number;
}

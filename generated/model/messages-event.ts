/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MessagesEventType } from './messages-event-type.ts';

/**
 * A message has come, was read or was deleted, or the count is told at the beginning of a stream.
 */
export interface MessagesEvent {
  /** What the event is about. */
  type: MessagesEventType;
  /**
     * Unread messages in the whole inbox.
     * @minimum 0
     * @maximum 1000000
     */
  unReadCount: number;
}

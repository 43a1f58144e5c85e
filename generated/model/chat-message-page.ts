/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChatMessage } from './chat-message.ts';

/**
 * A page of a chat.
 */
export interface ChatMessagePage {
  /**
     * The messages of the page, the newest first.
     * @maxItems 100
     */
  content: ChatMessage[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 100000
     */
  totalPages: number;
  /**
     * Messages in all.
     * @minimum 0
     * @maximum 10000000
     */
  totalElements: number;
}

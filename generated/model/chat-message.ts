/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChatContent } from './chat-content.ts';
import type { ChatMessageAuthor } from './chat-message-author.ts';
import type { ClientMessageId } from './client-message-id.ts';

/**
 * A message of the conversation between a member and the customer service.
 */
export interface ChatMessage {
  /**
     * Its id. Ids rise with time.
     * @minLength 1
     * @maxLength 40
     */
  messageId: string;
  /** The id that the member gave it, null for what others wrote. */
  clientMessageId: ClientMessageId | null;
  /** Who wrote: the member, an operator, or the help content that answers until an operator writes. */
  author: ChatMessageAuthor;
  /**
     * The name that the member reads, of an operator the first name only.
     * @minLength 1
     * @maxLength 64
     */
  authorName: string;
  content: ChatContent;
  /**
     * The article that an automatic answer comes from, null where there is none.
     * @maxLength 40
     * @nullable
     * @pattern ^[a-z][a-z0-9-]{0,39}$
     */
  helpItemId: string | null;
  /**
     * When the server received it.
     * @maxLength 30
     */
  sentAt: string;
  /**
     * When the other side read it, null until then.
     * @maxLength 30
     * @nullable
     */
  readAt: string | null;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SupportAuthor } from './support-author.ts';

/**
 * A message of a conversation.
 */
export interface SupportMessage {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  messageId: string;
  author: SupportAuthor;
  /**
     * The name that the member reads.
     * @minLength 1
     * @maxLength 64
     */
  authorName: string;
  /**
     * What was written, plain text.
     * @minLength 1
     * @maxLength 2000
     */
  content: string;
  /**
     * The article of the help centre that an automatic answer comes from, null where there is none.
     * @maxLength 40
     * @nullable
     * @pattern ^[a-z][a-z0-9-]{0,39}$
     */
  helpItemId: string | null;
  /**
     * When.
     * @maxLength 30
     */
  sentAt: string;
  /**
     * When the other side read it, null while it has not.
     * @maxLength 30
     * @nullable
     */
  readAt: string | null;
}

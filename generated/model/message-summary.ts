/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MessageCategory } from './message-category.ts';

/**
 * A message as a line of the inbox.
 */
export interface MessageSummary {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  messageId: string;
  category: MessageCategory;
  /**
     * The account of the agent above the member that wrote it; only with the category `team`.
     * @minLength 1
     * @maxLength 60
     */
  sender?: string;
  /**
     * Its title.
     * @minLength 1
     * @maxLength 160
     */
  title: string;
  /**
     * The first words of its content, without markup.
     * @maxLength 200
     */
  summary: string;
  /**
     * When it was sent.
     * @maxLength 30
     */
  sentAt: string;
  /**
     * When the member read it, null while it is unread.
     * @maxLength 30
     * @nullable
     */
  readAt: string | null;
}

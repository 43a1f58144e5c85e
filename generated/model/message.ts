/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LinkageType } from './linkage-type.ts';
import type { MessageCategory } from './message-category.ts';

/**
 * A message to a member, in the language that the member had chosen when it was sent.
 */
export interface Message {
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
     * HTML, cleaned by the server when it is stored and by the portal again before it is shown.
     * @maxLength 20000
     */
  content: string;
  /** What its button opens, as with a banner; null, and it has none. */
  linkageType: LinkageType | null;
  /**
     * The target of the button; null where it has none.
     * @maxLength 2048
     * @nullable
     */
  linkage: string | null;
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

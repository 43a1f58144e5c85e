/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChatMessage } from './chat-message.ts';
import type { ReviewedMember } from './reviewed-member.ts';
import type { SupportThreadState } from './support-thread-state.ts';

/**
 * A conversation with its latest messages.
 */
export interface SupportThread {
  /**
     * Its id; a member has one conversation that goes on.
     * @minLength 1
     * @maxLength 40
     */
  threadId: string;
  member: ReviewedMember;
  state: SupportThreadState;
  /**
     * Since when the member waits, null where nobody does.
     * @maxLength 30
     * @nullable
     */
  waitingSince: string | null;
  /**
     * The first words of the last message of the member or an operator; automatic answers do not count.
     * @maxLength 200
     */
  lastMessage: string;
  /**
     * When it was sent.
     * @maxLength 30
     */
  lastMessageAt: string;
  /**
     * The operator who answered last; null until one does.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  operator: string | null;
  /**
     * The messages that were asked for, the oldest first.
     * @maxItems 200
     */
  messages: ChatMessage[];
  /** Whether there are messages before the first of these. */
  earlier: boolean;
}

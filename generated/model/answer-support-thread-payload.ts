/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChatContent } from './chat-content.ts';

/**
 * What the operator answers.
 */
export interface AnswerSupportThreadPayload {
  content: ChatContent;
}

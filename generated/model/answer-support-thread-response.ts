/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChatMessage } from './chat-message.ts';

/**
 * The answer of `answerSupportThread`.
 */
export interface AnswerSupportThreadResponse {
  /** Always true. */
  success: true;
  value: ChatMessage;
}

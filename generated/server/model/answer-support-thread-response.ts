/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SupportMessage } from './support-message.ts';

/**
 * The answer of `answerSupportThread`.
 */
export interface AnswerSupportThreadResponse {
  /** Always true. */
  success: true;
  value: SupportMessage;
}

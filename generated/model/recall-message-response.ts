/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SentMessage } from './sent-message.ts';

/**
 * The answer of `recallMessage`.
 */
export interface RecallMessageResponse {
  /** Always true. */
  success: true;
  value: SentMessage;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SentMessage } from './sent-message.ts';

/**
 * The answer of `sendMessage`.
 */
export interface SendMessageResponse {
  /** Always true. */
  success: true;
  value: SentMessage;
}

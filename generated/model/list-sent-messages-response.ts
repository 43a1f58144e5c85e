/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SentMessagePage } from './sent-message-page.ts';

/**
 * The answer of `listSentMessages`.
 */
export interface ListSentMessagesResponse {
  /** Always true. */
  success: true;
  value: SentMessagePage;
}

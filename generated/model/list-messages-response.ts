/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MessagePage } from './message-page.ts';

/**
 * The answer of `listMessages`.
 */
export interface ListMessagesResponse {
  /** Always true. */
  success: true;
  value: MessagePage;
}

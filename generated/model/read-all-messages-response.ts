/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InboxState } from './inbox-state.ts';

/**
 * The answer of `readAllMessages`.
 */
export interface ReadAllMessagesResponse {
  /** Always true. */
  success: true;
  value: InboxState;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InboxState } from './inbox-state.ts';

/**
 * The answer of `deleteMessages`.
 */
export interface DeleteMessagesResponse {
  /** Always true. */
  success: true;
  value: InboxState;
}

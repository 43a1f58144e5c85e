/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message.ts';

/**
 * The answer of `getMessage`.
 */
export interface GetMessageResponse {
  /** Always true. */
  success: true;
  value: Message;
}

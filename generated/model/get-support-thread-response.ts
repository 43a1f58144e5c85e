/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SupportThread } from './support-thread.ts';

/**
 * The answer of `getSupportThread`.
 */
export interface GetSupportThreadResponse {
  /** Always true. */
  success: true;
  value: SupportThread;
}

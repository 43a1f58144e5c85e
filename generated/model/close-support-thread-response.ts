/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SupportThread } from './support-thread.ts';

/**
 * The answer of `closeSupportThread`.
 */
export interface CloseSupportThreadResponse {
  /** Always true. */
  success: true;
  value: SupportThread;
}

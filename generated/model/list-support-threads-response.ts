/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SupportThreadPage } from './support-thread-page.ts';

/**
 * The answer of `listSupportThreads`.
 */
export interface ListSupportThreadsResponse {
  /** Always true. */
  success: true;
  value: SupportThreadPage;
}

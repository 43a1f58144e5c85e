/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManagedNotice } from './managed-notice.ts';

/**
 * The answer of `createNotice`.
 */
export interface CreateNoticeResponse {
  /** Always true. */
  success: true;
  value: ManagedNotice;
}

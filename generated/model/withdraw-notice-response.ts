/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManagedNotice } from './managed-notice.ts';

/**
 * The answer of `withdrawNotice`.
 */
export interface WithdrawNoticeResponse {
  /** Always true. */
  success: true;
  value: ManagedNotice;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManagedNoticePage } from './managed-notice-page.ts';

/**
 * The answer of `listManagedNotices`.
 */
export interface ListManagedNoticesResponse {
  /** Always true. */
  success: true;
  value: ManagedNoticePage;
}

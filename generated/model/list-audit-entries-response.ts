/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AuditEntryPage } from './audit-entry-page.ts';

/**
 * The answer of `listAuditEntries`.
 */
export interface ListAuditEntriesResponse {
  /** Always true. */
  success: true;
  value: AuditEntryPage;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LedgerPage } from './ledger-page.ts';

/**
 * The answer of `listTransactionHistory`.
 */
export interface ListTransactionHistoryResponse {
  /** Always true. */
  success: true;
  value: LedgerPage;
}

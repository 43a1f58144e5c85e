/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PointTransactionPage } from './point-transaction-page.ts';

/**
 * The answer of `listPointTransactions`.
 */
export interface ListPointTransactionsResponse {
  /** Always true. */
  success: true;
  value: PointTransactionPage;
}

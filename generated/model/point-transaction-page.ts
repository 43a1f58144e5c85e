/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PointTransactionTotals } from './point-transaction-totals.ts';
import type { PointTransaction } from './point-transaction.ts';

/**
 * A page of the ledger of points.
 */
export interface PointTransactionPage {
  /**
     * The entries of the page, the newest first.
     * @maxItems 100
     */
  content: PointTransaction[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Entries in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
  totals: PointTransactionTotals;
}

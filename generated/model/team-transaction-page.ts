/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamTransactionTotals } from './team-transaction-totals.ts';
import type { TeamTransaction } from './team-transaction.ts';

/**
 * A page of transactions.
 */
export interface TeamTransactionPage {
  /**
     * The entries of the page.
     * @maxItems 100
     */
  content: TeamTransaction[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Rows in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
  totals: TeamTransactionTotals;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LedgerEntry } from './ledger-entry.ts';
import type { LedgerTotals } from './ledger-totals.ts';

/**
 * A page of the ledger.
 */
export interface LedgerPage {
  /**
     * The entries of the page, the newest first.
     * @maxItems 100
     */
  content: LedgerEntry[];
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
  totals: LedgerTotals;
}

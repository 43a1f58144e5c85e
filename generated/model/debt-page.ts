/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DebtRow } from './debt-row.ts';
import type { DebtTotals } from './debt-totals.ts';

/**
 * A page of members who owe.
 */
export interface DebtPage {
  /**
     * The members, the oldest debt first.
     * @maxItems 100
     */
  content: DebtRow[];
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
  totals: DebtTotals;
}

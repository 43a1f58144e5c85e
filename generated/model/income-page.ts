/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IncomeEntry } from './income-entry.ts';
import type { IncomeOfKind } from './income-of-kind.ts';
import type { IncomeTotals } from './income-totals.ts';

/**
 * A page of income.
 */
export interface IncomePage {
  /**
     * All pages by kind, in the order of `IncomeKind`; kinds without an entry are missing.
     * @maxItems 5
     */
  byKind: IncomeOfKind[];
  /**
     * The entries of the page.
     * @maxItems 100
     */
  content: IncomeEntry[];
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
  totals: IncomeTotals;
}

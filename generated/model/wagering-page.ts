/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WageringEntry } from './wagering-entry.ts';
import type { WageringTotals } from './wagering-totals.ts';

/**
 * A page of the wagering ledger of a bonus.
 */
export interface WageringPage {
  /**
     * The entries of the page, the newest first.
     * @maxItems 100
     */
  content: WageringEntry[];
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
  totals: WageringTotals;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IncomeBetTotals } from './income-bet-totals.ts';
import type { IncomeBet } from './income-bet.ts';

/**
 * A page of the bets behind an income.
 */
export interface IncomeBetPage {
  /**
     * The bets of the page.
     * @maxItems 100
     */
  content: IncomeBet[];
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
  totals: IncomeBetTotals;
}

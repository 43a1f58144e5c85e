/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BetTotals } from './bet-totals.ts';
import type { Bet } from './bet.ts';

/**
 * A page of the betting record.
 */
export interface BetPage {
  /**
     * The bets of the page, the one placed last first.
     * @maxItems 100
     */
  content: Bet[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Bets in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
  totals: BetTotals;
}

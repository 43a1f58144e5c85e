/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamBetTotals } from './team-bet-totals.ts';
import type { TeamBet } from './team-bet.ts';

/**
 * A page of bets.
 */
export interface TeamBetPage {
  /**
     * The bets of the page.
     * @maxItems 100
     */
  content: TeamBet[];
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
  totals: TeamBetTotals;
}

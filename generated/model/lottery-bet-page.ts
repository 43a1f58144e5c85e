/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryBetTotals } from './lottery-bet-totals.ts';
import type { LotteryBet } from './lottery-bet.ts';

/**
 * A page of bets.
 */
export interface LotteryBetPage {
  /**
     * The bets of the page, the newest first; none beyond the last page.
     * @maxItems 100
     */
  content: LotteryBet[];
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
  totals: LotteryBetTotals;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalTotals } from './withdrawal-totals.ts';
import type { Withdrawal } from './withdrawal.ts';

/**
 * A page of withdrawals.
 */
export interface WithdrawalPage {
  /**
     * The withdrawals of the page, the newest first.
     * @maxItems 100
     */
  content: Withdrawal[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 100000
     */
  totalPages: number;
  /**
     * Withdrawals in all.
     * @minimum 0
     * @maximum 10000000
     */
  totalElements: number;
  totals: WithdrawalTotals;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositTotals } from './deposit-totals.ts';
import type { Deposit } from './deposit.ts';

/**
 * A page of deposits.
 */
export interface DepositPage {
  /**
     * The deposits of the page, the newest first.
     * @maxItems 100
     */
  content: Deposit[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 100000
     */
  totalPages: number;
  /**
     * Deposits in all.
     * @minimum 0
     * @maximum 10000000
     */
  totalElements: number;
  totals: DepositTotals;
}

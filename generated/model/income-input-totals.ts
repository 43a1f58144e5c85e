/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ExactAmount } from './exact-amount.ts';
import type { Money } from './money.ts';

/**
 * The totals of all pages.
 */
export interface IncomeInputTotals {
  /**
     * Inputs.
     * @minimum 0
     * @maximum 100000000
     */
  count: number;
  /** The turnover of the bets; without a search that of the income. */
  turnover: Money;
  /** What they add; without a search the net of the income. */
  amount: ExactAmount;
}

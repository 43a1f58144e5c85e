/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ExactAmount } from './exact-amount.ts';
import type { Money } from './money.ts';

/**
 * The totals of all pages.
 */
export interface IncomeBetTotals {
  /**
     * Bets.
     * @minimum 0
     * @maximum 100000000
     */
  count: number;
  /** Their turnover; without a search that of the income. */
  turnover: Money;
  /** What they added; `listIncomeInputs` has what else is in the net. */
  contribution: ExactAmount;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IncomeInputTotals } from './income-input-totals.ts';
import type { IncomeInput } from './income-input.ts';

/**
 * A page of the inputs of an income.
 */
export interface IncomeInputPage {
  /**
     * The inputs of the page.
     * @maxItems 100
     */
  content: IncomeInput[];
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
  totals: IncomeInputTotals;
}

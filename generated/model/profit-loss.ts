/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { ProfitLossCategory } from './profit-loss-category.ts';
import type { ProfitLossDay } from './profit-loss-day.ts';
import type { ProfitLossTotals } from './profit-loss-totals.ts';

/**
 * Profit and loss of a range.
 */
export interface ProfitLoss {
  currency: CurrencyCode;
  /**
     * One point for each day, the first one first, days without play included.
     * @maxItems 93
     */
  days: ProfitLossDay[];
  /**
     * The range by category, in the order of the menu; those without bets are missing.
     * @maxItems 20
     */
  categories: ProfitLossCategory[];
  totals: ProfitLossTotals;
  /**
     * The moment for which the figures hold.
     * @maxLength 30
     */
  asOf: string;
}

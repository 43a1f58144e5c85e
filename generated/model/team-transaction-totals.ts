/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * The totals of all pages.
 */
export interface TeamTransactionTotals {
  /**
     * Entries.
     * @minimum 0
     * @maximum 100000000
     */
  count: number;
  /** Entries that raised a balance. */
  moneyIn: Money;
  /** Entries that lowered one, as a positive amount. */
  moneyOut: Money;
  /** The one less the other. */
  net: Money;
}

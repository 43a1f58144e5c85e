/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * The sums over all pages.
 */
export interface LedgerTotals {
  /** The balance of the wallet at the beginning of the range, whatever the other filters. */
  openingBalance: Money;
  /** Entries that raised it. */
  moneyIn: Money;
  /** Entries that lowered it, as a positive amount. */
  moneyOut: Money;
  /** The one less the other. */
  net: Money;
  /** The balance at the end of the range, whatever the other filters. */
  closingBalance: Money;
}

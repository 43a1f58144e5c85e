/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ExactAmount } from './exact-amount.ts';
import type { Money } from './money.ts';

/**
 * The totals of all pages.
 */
export interface IncomeTotals {
  /** Gross. */
  gross: Money;
  /** The part of the downlines. */
  downlineGross: Money;
  /** Signed changes. */
  adjustment: ExactAmount;
  /** Net, as far as it was paid. */
  net: Money;
}

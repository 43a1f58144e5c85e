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
  /** Net, whether it was paid or not. */
  due: Money;
  /** What of it waits or follows; what was denied or has expired is no part of it. */
  unpaid: Money;
  /** Net, as far as it was paid. */
  net: Money;
}

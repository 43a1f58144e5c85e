/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ExactAmount } from './exact-amount.ts';
import type { Money } from './money.ts';

/**
 * The totals of all pages.
 */
export interface BillTotals {
  /**
     * Bills.
     * @minimum 0
     * @maximum 100000000
     */
  count: number;
  /** Turnover of the windows. */
  turnover: Money;
  /** Gross. */
  gross: Money;
  /** The part of the downlines. */
  downlineGross: Money;
  /** Signed changes. */
  adjustment: ExactAmount;
  /** Net. */
  net: Money;
  /** Paid. */
  paid: Money;
}

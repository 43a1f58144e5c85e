/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * The sums over all pages.
 */
export interface DepositTotals {
  /** The amounts of all deposits that were found. */
  amount: Money;
  /** What was credited of them, without those that were reversed. */
  credited: Money;
  /** The fees taken from that. */
  fee: Money;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * Sums over all pages.
 */
export interface DepositReviewTotals {
  /** Amounts. */
  amount: Money;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * Sums over all pages of the ledger.
 */
export interface WageringTotals {
  /** Stakes. */
  stake: Money;
  /** What of them counted. */
  counted: Money;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * The sums over all pages.
 */
export interface VaultTotals {
  /** What was locked. */
  amount: Money;
  /** What of it is locked still. */
  locked: Money;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * The sums over all pages.
 */
export interface WithdrawalTotals {
  /** The amounts of all withdrawals that were found. */
  amount: Money;
  /** Those of them that were received. */
  received: Money;
  /** The fees of those. */
  fee: Money;
}

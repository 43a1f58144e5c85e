/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * Sums over all pages of the list.
 */
export interface BonusTotals {
  /** Granted. */
  amount: Money;
  /** Bonus money left. */
  balance: Money;
  /** Left to stake in active bonuses. */
  remaining: Money;
  /** Moved to the main wallet. */
  converted: Money;
}

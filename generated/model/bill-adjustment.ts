/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ExactAmount } from './exact-amount.ts';
import type { Money } from './money.ts';

/**
 * A bet of an earlier window that was settled, or settled anew, in this one.
 */
export interface BillAdjustment {
  /**
     * The bet.
     * @minLength 1
     * @maxLength 40
     */
  betId: string;
  /**
     * The beginning of the window that it belongs to.
     * @maxLength 30
     */
  windowFrom: string;
  /** By how much it changes the turnover, signed. */
  turnover: Money;
  /** By how much it changes the gross, signed. */
  amount: ExactAmount;
  /**
     * When it was settled.
     * @maxLength 30
     */
  settledAt: string;
}

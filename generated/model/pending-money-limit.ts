/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * A higher limit, or none, that will hold later.
 */
export interface PendingMoneyLimit {
  /** The amount, null for no limit. */
  amount: Money | null;
  /**
     * From when.
     * @maxLength 30
     */
  effectiveAt: string;
}

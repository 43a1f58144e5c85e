/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IncomeKind } from './income-kind.ts';
import type { Money } from './money.ts';

/**
 * The income of one kind in the range.
 */
export interface IncomeOfKind {
  kind: IncomeKind;
  /**
     * Entries.
     * @minimum 0
     * @maximum 100000000
     */
  count: number;
  /** Gross. */
  gross: Money;
  /** Net, as far as it was paid. */
  net: Money;
}

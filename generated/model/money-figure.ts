/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * An amount, and the same amount of the period before.
 */
export interface MoneyFigure {
  /** In the period. */
  value: Money;
  /** In the period before it. */
  previous: Money;
}

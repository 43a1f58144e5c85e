/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { Money } from './money.ts';

/**
 * What the member can play with.
 */
export interface Balance {
  sumBalance: Money;
  currency: CurrencyCode;
  /**
     * The moment for which the amount holds.
     * @maxLength 30
     */
  asOf: string;
}

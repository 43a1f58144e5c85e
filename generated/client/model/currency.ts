/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';

/**
 * The one currency of the brand.
 */
export interface Currency {
  code: CurrencyCode;
  /**
     * Put before every amount.
     * @minLength 1
     * @maxLength 4
     */
  symbol: string;
  /**
     * Decimals that are shown.
     * @minimum 0
     * @maximum 8
     */
  decimals: number;
}

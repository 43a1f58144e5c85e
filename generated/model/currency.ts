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
  /**
     * The stakes that a lobby offers as filter, the smallest first, for `minBet` of `listGames`. Without them it offers no such filter.
     * @maxItems 8
     * @items.maxLength 12
     * @items.pattern ^(0|[1-9][0-9]{0,8})\.[0-9]{2}$
     */
  minBets?: string[];
}

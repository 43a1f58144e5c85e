/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { Money } from './money.ts';
import type { PlayableBalance } from './playable-balance.ts';

/**
 * What the member can play with.
 */
export interface Balance {
  sumBalance: Money;
  /**
     * What of the sum can be staked here and there, each category once. A stake above it is refused with `insufficient_balance`: bonus money is
     * staked only on games that its wagering counts.
     * @maxItems 20
     */
  playable: PlayableBalance[];
  currency: CurrencyCode;
  /**
     * The moment for which the amount holds.
     * @maxLength 30
     */
  asOf: string;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { Money } from './money.ts';
import type { Wallet } from './wallet.ts';

/**
 * All wallets of the member, and their sums.
 */
export interface ConsolidatedFunds {
  currency: CurrencyCode;
  /** The sum of `balance` of all wallets. */
  totalBalance: Money;
  /** The sum of bonus money. */
  bonusBalance: Money;
  /** The sum of what is held. */
  heldBalance: Money;
  /** What is locked in the vault; no part of the other sums. */
  vaultBalance: Money;
  /**
     * The wallets, `main` first, then by name of the vendor.
     * @maxItems 200
     */
  wallets: Wallet[];
  /**
     * The moment for which the sums hold.
     * @maxLength 30
     */
  asOf: string;
}

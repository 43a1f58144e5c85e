/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { Money } from './money.ts';
import type { VaultHours } from './vault-hours.ts';
import type { VaultLock } from './vault-lock.ts';

/**
 * The vault of the member and its terms.
 */
export interface Vault {
  currency: CurrencyCode;
  /** What can be locked now. */
  available: Money;
  /** What is locked. */
  balance: Money;
  /** The least at a time. */
  minAmount: Money;
  /** The most at a time. */
  maxAmount: Money;
  /**
     * How many locks can be open at a time.
     * @minimum 1
     * @maximum 100
     */
  maxLocks: number;
  /**
     * The times to choose from, the shortest first.
     * @minItems 1
     * @maxItems 12
     */
  hours: VaultHours[];
  /**
     * The open locks, the one that ends first before the others.
     * @maxItems 100
     */
  locks: VaultLock[];
  /**
     * The moment for which all this holds.
     * @maxLength 30
     */
  asOf: string;
}

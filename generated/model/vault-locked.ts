/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { VaultLock } from './vault-lock.ts';

/**
 * A new lock and the balances after it.
 */
export interface VaultLocked {
  lock: VaultLock;
  /** The main wallet after it. */
  available: Money;
  /** The vault after it. */
  balance: Money;
}

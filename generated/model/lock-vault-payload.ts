/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PositiveMoney } from './positive-money.ts';
import type { VaultHours } from './vault-hours.ts';

/**
 * What is locked and for how long.
 */
export interface LockVaultPayload {
  /** The amount. */
  amount: PositiveMoney;
  /** How long, one of the `hours` of `getVault`. */
  hours: VaultHours;
}

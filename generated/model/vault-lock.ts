/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { VaultHours } from './vault-hours.ts';
import type { VaultLockId } from './vault-lock-id.ts';
import type { VaultLockState } from './vault-lock-state.ts';

/**
 * Money that the member has put out of reach until a chosen time.
 */
export interface VaultLock {
  lockId: VaultLockId;
  /** The amount. */
  amount: Money;
  hours: VaultHours;
  state: VaultLockState;
  /**
     * When it was locked.
     * @maxLength 30
     */
  lockedAt: string;
  /**
     * When it goes back to the main wallet.
     * @maxLength 30
     */
  endsAt: string;
  /**
     * When it went back; null until then.
     * @maxLength 30
     * @nullable
     */
  returnedAt: string | null;
}

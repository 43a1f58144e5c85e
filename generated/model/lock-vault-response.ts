/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VaultLocked } from './vault-locked.ts';

/**
 * The answer of `lockVault`.
 */
export interface LockVaultResponse {
  /** Always true. */
  success: true;
  value: VaultLocked;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VaultLockPage } from './vault-lock-page.ts';

/**
 * The answer of `listVaultLocks`.
 */
export interface ListVaultLocksResponse {
  /** Always true. */
  success: true;
  value: VaultLockPage;
}

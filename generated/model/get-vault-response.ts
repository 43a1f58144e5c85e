/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Vault } from './vault.ts';

/**
 * The answer of `getVault`.
 */
export interface GetVaultResponse {
  /** Always true. */
  success: true;
  value: Vault;
}

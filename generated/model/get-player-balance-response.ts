/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VendorBalance } from './vendor-balance.ts';

/**
 * The answer of `getPlayerBalance`.
 */
export interface GetPlayerBalanceResponse {
  /** Always true. */
  success: true;
  value: VendorBalance;
}

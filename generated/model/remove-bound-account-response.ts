/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BoundAccounts } from './bound-accounts.ts';

/**
 * The answer of `removeBoundAccount`.
 */
export interface RemoveBoundAccountResponse {
  /** Always true. */
  success: true;
  value: BoundAccounts;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BoundAccounts } from './bound-accounts.ts';

/**
 * The answer of `addBoundAccount`.
 */
export interface AddBoundAccountResponse {
  /** Always true. */
  success: true;
  value: BoundAccounts;
}

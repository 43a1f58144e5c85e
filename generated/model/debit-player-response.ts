/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VendorTransaction } from './vendor-transaction.ts';

/**
 * The answer of `debitPlayer`.
 */
export interface DebitPlayerResponse {
  /** Always true. */
  success: true;
  value: VendorTransaction;
}

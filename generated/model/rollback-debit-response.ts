/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VendorTransaction } from './vendor-transaction.ts';

/**
 * The answer of `rollbackDebit`.
 */
export interface RollbackDebitResponse {
  /** Always true. */
  success: true;
  value: VendorTransaction;
}

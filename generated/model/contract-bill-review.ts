/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BillExpiry } from './bill-expiry.ts';
import type { BillReason } from './bill-reason.ts';
import type { ContractBill } from './contract-bill.ts';

/**
 * A bill as an operator sees it.
 */
export interface ContractBillReview {
  bill: ContractBill;
  reason: BillReason | null;
  expiresAt: BillExpiry | null;
}

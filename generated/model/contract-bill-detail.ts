/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BillAdjustment } from './bill-adjustment.ts';
import type { BillDownline } from './bill-downline.ts';
import type { BillExpiry } from './bill-expiry.ts';
import type { BillPayment } from './bill-payment.ts';
import type { BillReason } from './bill-reason.ts';
import type { ContractBill } from './contract-bill.ts';
import type { ContractTerms } from './contract-terms.ts';

/**
 * A bill with everything that it was computed from.
 */
export interface ContractBillDetail {
  bill: ContractBill;
  terms: ContractTerms;
  /**
     * The bills whose gross adds up to `downlineGross`.
     * @maxItems 1000
     */
  downlines: BillDownline[];
  /**
     * The bets whose amounts add up to `adjustment`, the greatest first; beyond 1,000 `listIncomeBets` has them all.
     * @maxItems 1000
     */
  adjustments: BillAdjustment[];
  /**
     * The payments, which add up to `paid`.
     * @maxItems 100
     */
  payments: BillPayment[];
  reason: BillReason | null;
  expiresAt: BillExpiry | null;
}

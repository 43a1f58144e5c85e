/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractBillReview } from './contract-bill-review.ts';

/**
 * The answer of `denyContractBill`.
 */
export interface DenyContractBillResponse {
  /** Always true. */
  success: true;
  value: ContractBillReview;
}

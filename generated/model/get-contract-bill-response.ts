/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractBillDetail } from './contract-bill-detail.ts';

/**
 * The answer of `getContractBill`.
 */
export interface GetContractBillResponse {
  /** Always true. */
  success: true;
  value: ContractBillDetail;
}

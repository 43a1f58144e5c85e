/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractBillPage } from './contract-bill-page.ts';

/**
 * The answer of `listContractBills`.
 */
export interface ListContractBillsResponse {
  /** Always true. */
  success: true;
  value: ContractBillPage;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractHoldPage } from './contract-hold-page.ts';

/**
 * The answer of `listContractHolds`.
 */
export interface ListContractHoldsResponse {
  /** Always true. */
  success: true;
  value: ContractHoldPage;
}

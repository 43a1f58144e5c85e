/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractDetail } from './contract-detail.ts';

/**
 * The answer of `proposeContract`.
 */
export interface ProposeContractResponse {
  /** Always true. */
  success: true;
  value: ContractDetail;
}

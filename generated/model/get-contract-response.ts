/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractDetail } from './contract-detail.ts';

/**
 * The answer of `getContract`.
 */
export interface GetContractResponse {
  /** Always true. */
  success: true;
  value: ContractDetail;
}

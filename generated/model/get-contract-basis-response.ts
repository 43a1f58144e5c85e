/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractBasis } from './contract-basis.ts';

/**
 * The answer of `getContractBasis`.
 */
export interface GetContractBasisResponse {
  /** Always true. */
  success: true;
  value: ContractBasis;
}

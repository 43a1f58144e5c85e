/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractPage } from './contract-page.ts';

/**
 * The answer of `listContracts`.
 */
export interface ListContractsResponse {
  /** Always true. */
  success: true;
  value: ContractPage;
}

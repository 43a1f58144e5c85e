/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractPage } from './contract-page.ts';

/**
 * The answer of `listPlatformContracts`.
 */
export interface ListPlatformContractsResponse {
  /** Always true. */
  success: true;
  value: ContractPage;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractProgress } from './contract-progress.ts';

/**
 * The answer of `getContractProgress`.
 */
export interface GetContractProgressResponse {
  /** Always true. */
  success: true;
  value: ContractProgress;
}

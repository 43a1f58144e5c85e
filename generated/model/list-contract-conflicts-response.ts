/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractConflicts } from './contract-conflicts.ts';

/**
 * The answer of `listContractConflicts`.
 */
export interface ListContractConflictsResponse {
  /** Always true. */
  success: true;
  value: ContractConflicts;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractConflicts } from './contract-conflicts.ts';

/**
 * The answer of `checkContractConflicts`.
 */
export interface CheckContractConflictsResponse {
  /** Always true. */
  success: true;
  value: ContractConflicts;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractConflicts } from './contract-conflicts.ts';

/**
 * The answer of `checkPlatformConflicts`.
 */
export interface CheckPlatformConflictsResponse {
  /** Always true. */
  success: true;
  value: ContractConflicts;
}

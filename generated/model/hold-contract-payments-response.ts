/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractHold } from './contract-hold.ts';

/**
 * The answer of `holdContractPayments`.
 */
export interface HoldContractPaymentsResponse {
  /** Always true. */
  success: true;
  value: ContractHold;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LiftedContractHold } from './lifted-contract-hold.ts';

/**
 * The answer of `liftContractHold`.
 */
export interface LiftContractHoldResponse {
  /** Always true. */
  success: true;
  value: LiftedContractHold;
}

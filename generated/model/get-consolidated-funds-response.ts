/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ConsolidatedFunds } from './consolidated-funds.ts';

/**
 * The answer of `getConsolidatedFunds`.
 */
export interface GetConsolidatedFundsResponse {
  /** Always true. */
  success: true;
  value: ConsolidatedFunds;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CollectResult } from './collect-result.ts';

/**
 * The answer of `collectAllFunds`.
 */
export interface CollectAllFundsResponse {
  /** Always true. */
  success: true;
  value: CollectResult;
}

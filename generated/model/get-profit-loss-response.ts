/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ProfitLoss } from './profit-loss.ts';

/**
 * The answer of `getProfitLoss`.
 */
export interface GetProfitLossResponse {
  /** Always true. */
  success: true;
  value: ProfitLoss;
}

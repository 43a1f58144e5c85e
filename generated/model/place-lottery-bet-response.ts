/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlacedSlip } from './placed-slip.ts';

/**
 * The answer of `placeLotteryBet`.
 */
export interface PlaceLotteryBetResponse {
  /** Always true. */
  success: true;
  value: PlacedSlip;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CancelledBet } from './cancelled-bet.ts';

/**
 * The answer of `cancelLotteryBet`.
 */
export interface CancelLotteryBetResponse {
  /** Always true. */
  success: true;
  value: CancelledBet;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryBet } from './lottery-bet.ts';

/**
 * The answer of `getLotteryBet`.
 */
export interface GetLotteryBetResponse {
  /** Always true. */
  success: true;
  value: LotteryBet;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryGameDetail } from './lottery-game-detail.ts';

/**
 * The answer of `getLotteryGame`.
 */
export interface GetLotteryGameResponse {
  /** Always true. */
  success: true;
  value: LotteryGameDetail;
}

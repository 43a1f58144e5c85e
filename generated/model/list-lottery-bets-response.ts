/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryBetPage } from './lottery-bet-page.ts';

/**
 * The answer of `listLotteryBets`.
 */
export interface ListLotteryBetsResponse {
  /** Always true. */
  success: true;
  value: LotteryBetPage;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MoonshotBetResult } from './moonshot-bet-result.ts';

/**
 * The answer of `cancelMoonshotBet`.
 */
export interface CancelMoonshotBetResponse {
  /** Always true. */
  success: true;
  value: MoonshotBetResult;
}

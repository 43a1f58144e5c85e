/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BetDetail } from './bet-detail.ts';

/**
 * The answer of `getBet`.
 */
export interface GetBetResponse {
  /** Always true. */
  success: true;
  value: BetDetail;
}

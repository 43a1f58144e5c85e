/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryQuote } from './lottery-quote.ts';

/**
 * The answer of `quoteLotterySlip`.
 */
export interface QuoteLotterySlipResponse {
  /** Always true. */
  success: true;
  value: LotteryQuote;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IncomeBetPage } from './income-bet-page.ts';

/**
 * The answer of `listIncomeBets`.
 */
export interface ListIncomeBetsResponse {
  /** Always true. */
  success: true;
  value: IncomeBetPage;
}

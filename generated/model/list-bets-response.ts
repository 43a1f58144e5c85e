/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BetPage } from './bet-page.ts';

/**
 * The answer of `listBets`.
 */
export interface ListBetsResponse {
  /** Always true. */
  success: true;
  value: BetPage;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WinnerRankPage } from './winner-rank-page.ts';

/**
 * The answer of `listWinnerRank`.
 */
export interface ListWinnerRankResponse {
  /** Always true. */
  success: true;
  value: WinnerRankPage;
}

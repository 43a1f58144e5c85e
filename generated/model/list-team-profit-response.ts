/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamProfitPage } from './team-profit-page.ts';

/**
 * The answer of `listTeamProfit`.
 */
export interface ListTeamProfitResponse {
  /** Always true. */
  success: true;
  value: TeamProfitPage;
}

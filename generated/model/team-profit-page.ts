/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberFigures } from './member-figures.ts';
import type { TeamProfitRow } from './team-profit-row.ts';

/**
 * A page of profit and loss.
 */
export interface TeamProfitPage {
  /**
     * The rows of the page.
     * @maxItems 100
     */
  content: TeamProfitRow[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Rows in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
  totals: MemberFigures;
}

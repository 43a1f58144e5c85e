/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WinnerPeriod } from './winner-period.ts';
import type { Winner } from './winner.ts';

/**
 * A page of the wins of a period.
 */
export interface WinnerRankPage {
  /**
     * The wins of the page in the order asked for; none beyond the last page.
     * @maxItems 100
     */
  content: Winner[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000
     */
  totalPages: number;
  /**
     * Wins in all, at most 1,000.
     * @minimum 0
     * @maximum 1000
     */
  totalElements: number;
  period: WinnerPeriod;
  /**
     * Its beginning, included.
     * @maxLength 30
     */
  from: string;
  /**
     * The moment up to which it was counted.
     * @maxLength 30
     */
  to: string;
}

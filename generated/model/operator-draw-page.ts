/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { OperatorDraw } from './operator-draw.ts';

/**
 * A page of draws.
 */
export interface OperatorDrawPage {
  /**
     * The draws of the page, the longest overdue first; none beyond the last page.
     * @maxItems 100
     */
  content: OperatorDraw[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Entries in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawDay } from './draw-day.ts';

/**
 * A page of days.
 */
export interface DrawDayPage {
  /**
     * The days of the page, the nearest first; none beyond the last page.
     * @maxItems 100
     */
  content: DrawDay[];
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

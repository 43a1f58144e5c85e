/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Draw } from './draw.ts';

/**
 * A page of draws.
 */
export interface DrawPage {
  /**
     * The draws of the page, the newest first; none beyond the last page.
     * @maxItems 100
     */
  content: Draw[];
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

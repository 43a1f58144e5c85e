/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Chase } from './chase.ts';

/**
 * A page of chases.
 */
export interface ChasePage {
  /**
     * The chases of the page, the newest first; none beyond the last page.
     * @maxItems 100
     */
  content: Chase[];
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

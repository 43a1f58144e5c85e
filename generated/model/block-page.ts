/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Block } from './block.ts';

/**
 * A page of the list.
 */
export interface BlockPage {
  /**
     * The blocks of the page, active ones first, then the newest.
     * @maxItems 100
     */
  content: Block[];
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

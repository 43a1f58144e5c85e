/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Game } from './game.ts';
import type { SearchFacets } from './search-facets.ts';

/**
 * A page of what a search found.
 */
export interface GameSearchPage {
  /**
     * The games of the page in the order asked for; none beyond the last page.
     * @maxItems 100
     */
  content: Game[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Games in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalElements: number;
  facets: SearchFacets;
  /**
     * The words that were searched for in place of those typed, null where nothing was corrected.
     * @maxLength 60
     * @nullable
     */
  correctedKeyword: string | null;
}

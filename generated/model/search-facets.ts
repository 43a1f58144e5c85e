/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FacetCount } from './facet-count.ts';

/**
 * How the games that were found spread, to narrow the search further.
 */
export interface SearchFacets {
  /**
     * By category, in the order of the menu.
     * @maxItems 20
     */
  gameType: FacetCount[];
  /**
     * By vendor, the most games first.
     * @maxItems 500
     */
  vassalage: FacetCount[];
  /**
     * By shelf.
     * @maxItems 10
     */
  gameClassify: FacetCount[];
  /**
     * By what they offer, the most games first.
     * @maxItems 50
     */
  features: FacetCount[];
}

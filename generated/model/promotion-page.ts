/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListedPromotion } from './listed-promotion.ts';
import type { PromotionCount } from './promotion-count.ts';

/**
 * A page of promotions.
 */
export interface PromotionPage {
  /**
     * The promotions of the page, those that can be joined or claimed first, then by their end.
     * @maxItems 100
     */
  content: ListedPromotion[];
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
  /**
     * The shelves that have promotions, in the order of the page.
     * @maxItems 20
     */
  counts: PromotionCount[];
}

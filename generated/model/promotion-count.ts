/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PromotionCategory } from './promotion-category.ts';

/**
 * How many promotions stand on a shelf.
 */
export interface PromotionCount {
  category: PromotionCategory;
  /**
     * Promotions in it, whatever the other filters.
     * @minimum 0
     * @maximum 100000
     */
  count: number;
}

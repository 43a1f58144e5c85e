/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberPromotionCard } from './member-promotion-card.ts';
import type { PromotionCount } from './promotion-count.ts';

/**
 * A page of promotions with how the member stands.
 */
export interface MemberPromotionPage {
  /**
     * The promotions of the page, those with a reward to claim first, then those that can be joined, then by their end.
     * @maxItems 100
     */
  content: MemberPromotionCard[];
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
  /**
     * Promotions that the member takes part in, whatever the filters.
     * @minimum 0
     * @maximum 100000
     */
  mine: number;
}

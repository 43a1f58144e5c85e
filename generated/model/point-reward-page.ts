/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PointRewardCard } from './point-reward-card.ts';

/**
 * A page of the rewards grid.
 */
export interface PointRewardPage {
  /**
     * The rewards of the page, in the order that was asked for.
     * @maxItems 100
     */
  content: PointRewardCard[];
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

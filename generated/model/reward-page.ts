/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RewardTotals } from './reward-totals.ts';
import type { Reward } from './reward.ts';

/**
 * A page of rewards.
 */
export interface RewardPage {
  /**
     * The rewards of the page, the one that expires first first, claimed and expired ones last.
     * @maxItems 100
     */
  content: Reward[];
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
  totals: RewardTotals;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BonusTotals } from './bonus-totals.ts';
import type { Bonus } from './bonus.ts';

/**
 * A page of bonuses.
 */
export interface BonusPage {
  /**
     * The bonuses of the page, active ones first, then the newest.
     * @maxItems 100
     */
  content: Bonus[];
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
  totals: BonusTotals;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PointTotals } from './point-totals.ts';
import type { Redemption } from './redemption.ts';

/**
 * A page of redemptions.
 */
export interface RedemptionPage {
  /**
     * The redemptions of the page, the newest first.
     * @maxItems 100
     */
  content: Redemption[];
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
  totals: PointTotals;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PointTotals } from './point-totals.ts';
import type { RedemptionReviewRow } from './redemption-review-row.ts';

/**
 * A page of redemptions to handle.
 */
export interface RedemptionReviewPage {
  /**
     * The redemptions of the page, the one that waits longest first.
     * @maxItems 100
     */
  content: RedemptionReviewRow[];
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

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractBillReview } from './contract-bill-review.ts';

/**
 * A page of the list.
 */
export interface ContractBillReviewPage {
  /**
     * The bills of the page.
     * @maxItems 100
     */
  content: ContractBillReview[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Rows in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
}

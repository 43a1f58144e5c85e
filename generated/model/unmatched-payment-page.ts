/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UnmatchedPayment } from './unmatched-payment.ts';

/**
 * A page of unmatched payments.
 */
export interface UnmatchedPaymentPage {
  /**
     * The payments, the one that waits longest first.
     * @maxItems 100
     */
  content: UnmatchedPayment[];
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

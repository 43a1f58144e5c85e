/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractBillReviewPage } from './contract-bill-review-page.ts';

/**
 * The answer of `listContractBillReviews`.
 */
export interface ListContractBillReviewsResponse {
  /** Always true. */
  success: true;
  value: ContractBillReviewPage;
}

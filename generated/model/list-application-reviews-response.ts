/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApplicationReviewPage } from './application-review-page.ts';

/**
 * The answer of `listApplicationReviews`.
 */
export interface ListApplicationReviewsResponse {
  /** Always true. */
  success: true;
  value: ApplicationReviewPage;
}

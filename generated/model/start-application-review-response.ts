/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApplicationReview } from './application-review.ts';

/**
 * The answer of `startApplicationReview`.
 */
export interface StartApplicationReviewResponse {
  /** Always true. */
  success: true;
  value: ApplicationReview;
}

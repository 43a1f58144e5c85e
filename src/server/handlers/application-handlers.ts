import type { HandlerTable } from './handler.ts';
import { decideApplication } from './operator/decide-application.ts';
import { getApplicationImage } from './operator/get-application-image.ts';
import { getApplicationReview } from './operator/get-application-review.ts';
import { listApplicationReviews } from './operator/list-application-reviews.ts';
import { startApplicationReview } from './operator/start-application-review.ts';
import { applyForPromotion } from './promotions/apply-for-promotion.ts';

/** Who answers the applications for promotions, the member's and the operator's side. */
export const applicationHandlers = {
  applyForPromotion,
  decideApplication,
  getApplicationImage,
  getApplicationReview,
  listApplicationReviews,
  startApplicationReview,
} satisfies Partial<HandlerTable>;

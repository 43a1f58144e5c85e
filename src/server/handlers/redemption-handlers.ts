import type { HandlerTable } from './handler.ts';
import { completeRedemption } from './operator/complete-redemption.ts';
import { getRedemptionReview } from './operator/get-redemption-review.ts';
import { listRedemptionReviews } from './operator/list-redemption-reviews.ts';
import { rejectRedemption } from './operator/reject-redemption.ts';
import { listRedemptions } from './points/list-redemptions.ts';
import { redeemPoints } from './points/redeem-points.ts';

/** Who answers the operations of redemptions, of both their members and operators. */
export const redemptionHandlers = {
  completeRedemption,
  getRedemptionReview,
  listRedemptionReviews,
  listRedemptions,
  redeemPoints,
  rejectRedemption,
} satisfies Partial<HandlerTable>;

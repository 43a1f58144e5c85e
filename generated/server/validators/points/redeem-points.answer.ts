// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const redeemPointsResponseValueRedemptionIdMax = 40;

export const redeemPointsResponseValueRewardIdMax = 40;

export const redeemPointsResponseValueTitleMax = 80;

export const redeemPointsResponseValuePictureMax = 2048;

export const redeemPointsResponseValueQuantityMax = 100;

export const redeemPointsResponseValuePointsMax = 100000000000;

export const redeemPointsResponseValueBonusIdMax = 40;

export const redeemPointsResponseValueTrackingMax = 120;

export const redeemPointsResponseValueReasonMax = 300;

export const redeemPointsResponseValueRedeemedAtMax = 30;

export const redeemPointsResponseValueEndedAtMax = 30;

export const RedeemPointsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "redemptionId": zod.string().min(1).max(redeemPointsResponseValueRedemptionIdMax).describe('Its id.'),
  "rewardId": zod.string().min(1).max(redeemPointsResponseValueRewardIdMax).describe('The reward.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(redeemPointsResponseValueTitleMax).describe('Its title, as it was then.'),
  "picture": zod.string().max(redeemPointsResponseValuePictureMax).describe('Its picture.'),
  "quantity": zod.int().min(1).max(redeemPointsResponseValueQuantityMax).describe('How many.'),
  "points": zod.int().min(1).max(redeemPointsResponseValuePointsMax).describe('What all of them cost.'),
  "state": zod.enum(['processing', 'rejected', 'completed']).describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n'),
  "bonusId": zod.string().min(1).max(redeemPointsResponseValueBonusIdMax).nullable().describe('The bonus that began with it; null where none did.'),
  "tracking": zod.string().min(1).max(redeemPointsResponseValueTrackingMax).nullable().describe('Where goods can be tracked, once they are sent; else null.'),
  "reason": zod.string().min(1).max(redeemPointsResponseValueReasonMax).nullable().describe('Why it was rejected, for the member; null unless it was.'),
  "redeemedAt": zod.iso.datetime({"offset":true}).max(redeemPointsResponseValueRedeemedAtMax).describe('When it was redeemed.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(redeemPointsResponseValueEndedAtMax).nullable().describe('When it was completed or rejected; null until then.')
}).describe('A reward that the member redeemed.')
}).describe('The answer of `redeemPoints`.')

export const redeemPoints = {
  response: RedeemPointsResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'payment_password_wrong', 'payment_password_not_set', 'insufficient_points', 'point_reward_sold_out', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listRedemptionsResponseValueContentItemRedemptionIdMax = 40;

export const listRedemptionsResponseValueContentItemRewardIdMax = 40;

export const listRedemptionsResponseValueContentItemTitleMax = 80;

export const listRedemptionsResponseValueContentItemPictureMax = 2048;

export const listRedemptionsResponseValueContentItemQuantityMax = 100;

export const listRedemptionsResponseValueContentItemPointsMax = 100000000000;

export const listRedemptionsResponseValueContentItemBonusIdMax = 40;

export const listRedemptionsResponseValueContentItemTrackingMax = 120;

export const listRedemptionsResponseValueContentItemReasonMax = 300;

export const listRedemptionsResponseValueContentItemRedeemedAtMax = 30;

export const listRedemptionsResponseValueContentItemEndedAtMax = 30;

export const listRedemptionsResponseValueContentMax = 100;

export const listRedemptionsResponseValueTotalPagesMin = 0;

export const listRedemptionsResponseValueTotalPagesMax = 1000000;

export const listRedemptionsResponseValueTotalElementsMin = 0;

export const listRedemptionsResponseValueTotalElementsMax = 100000000;

export const listRedemptionsResponseValueTotalsPointsMin = 0;

export const listRedemptionsResponseValueTotalsPointsMax = 1000000000000;

export const ListRedemptionsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "redemptionId": zod.string().min(1).max(listRedemptionsResponseValueContentItemRedemptionIdMax).describe('Its id.'),
  "rewardId": zod.string().min(1).max(listRedemptionsResponseValueContentItemRewardIdMax).describe('The reward.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(listRedemptionsResponseValueContentItemTitleMax).describe('Its title, as it was then.'),
  "picture": zod.string().max(listRedemptionsResponseValueContentItemPictureMax).describe('Its picture.'),
  "quantity": zod.int().min(1).max(listRedemptionsResponseValueContentItemQuantityMax).describe('How many.'),
  "points": zod.int().min(1).max(listRedemptionsResponseValueContentItemPointsMax).describe('What all of them cost.'),
  "state": zod.enum(['processing', 'rejected', 'completed']).describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n'),
  "bonusId": zod.string().min(1).max(listRedemptionsResponseValueContentItemBonusIdMax).nullable().describe('The bonus that began with it; null where none did.'),
  "tracking": zod.string().min(1).max(listRedemptionsResponseValueContentItemTrackingMax).nullable().describe('Where goods can be tracked, once they are sent; else null.'),
  "reason": zod.string().min(1).max(listRedemptionsResponseValueContentItemReasonMax).nullable().describe('Why it was rejected, for the member; null unless it was.'),
  "redeemedAt": zod.iso.datetime({"offset":true}).max(listRedemptionsResponseValueContentItemRedeemedAtMax).describe('When it was redeemed.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(listRedemptionsResponseValueContentItemEndedAtMax).nullable().describe('When it was completed or rejected; null until then.')
}).describe('A reward that the member redeemed.')).max(listRedemptionsResponseValueContentMax).describe('The redemptions of the page, the newest first.'),
  "totalPages": zod.int().min(listRedemptionsResponseValueTotalPagesMin).max(listRedemptionsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listRedemptionsResponseValueTotalElementsMin).max(listRedemptionsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "points": zod.int().min(listRedemptionsResponseValueTotalsPointsMin).max(listRedemptionsResponseValueTotalsPointsMax).describe('Points of the redemptions, without rejected ones.')
}).describe('Sums over all pages.')
}).describe('A page of redemptions.')
}).describe('The answer of `listRedemptions`.')

export const listRedemptions = {
  response: ListRedemptionsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

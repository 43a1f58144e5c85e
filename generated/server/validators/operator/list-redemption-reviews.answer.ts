// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listRedemptionReviewsResponseValueContentItemRedemptionIdMax = 40;

export const listRedemptionReviewsResponseValueContentItemMemberIdMax = 40;

export const listRedemptionReviewsResponseValueContentItemMemberAccountMax = 64;

export const listRedemptionReviewsResponseValueContentItemMemberNicknameMax = 64;

export const listRedemptionReviewsResponseValueContentItemMemberRankLevelMin = 0;

export const listRedemptionReviewsResponseValueContentItemMemberRankLevelMax = 20;

export const listRedemptionReviewsResponseValueContentItemRewardIdMax = 40;

export const listRedemptionReviewsResponseValueContentItemTitleMax = 80;

export const listRedemptionReviewsResponseValueContentItemQuantityMax = 100;

export const listRedemptionReviewsResponseValueContentItemPointsMax = 100000000000;

export const listRedemptionReviewsResponseValueContentItemRedeemedAtMax = 30;

export const listRedemptionReviewsResponseValueContentMax = 100;

export const listRedemptionReviewsResponseValueTotalPagesMin = 0;

export const listRedemptionReviewsResponseValueTotalPagesMax = 1000000;

export const listRedemptionReviewsResponseValueTotalElementsMin = 0;

export const listRedemptionReviewsResponseValueTotalElementsMax = 100000000;

export const listRedemptionReviewsResponseValueTotalsPointsMin = 0;

export const listRedemptionReviewsResponseValueTotalsPointsMax = 1000000000000;

export const ListRedemptionReviewsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "redemptionId": zod.string().min(1).max(listRedemptionReviewsResponseValueContentItemRedemptionIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(listRedemptionReviewsResponseValueContentItemMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listRedemptionReviewsResponseValueContentItemMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listRedemptionReviewsResponseValueContentItemMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(listRedemptionReviewsResponseValueContentItemMemberRankLevelMin).max(listRedemptionReviewsResponseValueContentItemMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "rewardId": zod.string().min(1).max(listRedemptionReviewsResponseValueContentItemRewardIdMax).describe('The reward.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(listRedemptionReviewsResponseValueContentItemTitleMax).describe('Its title.'),
  "quantity": zod.int().min(1).max(listRedemptionReviewsResponseValueContentItemQuantityMax).describe('How many.'),
  "points": zod.int().min(1).max(listRedemptionReviewsResponseValueContentItemPointsMax).describe('What all of them cost.'),
  "state": zod.enum(['processing', 'rejected', 'completed']).describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n'),
  "redeemedAt": zod.iso.datetime({"offset":true}).max(listRedemptionReviewsResponseValueContentItemRedeemedAtMax).describe('When it was redeemed.')
}).describe('A redemption as a line of the review list.')).max(listRedemptionReviewsResponseValueContentMax).describe('The redemptions of the page, the one that waits longest first.'),
  "totalPages": zod.int().min(listRedemptionReviewsResponseValueTotalPagesMin).max(listRedemptionReviewsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listRedemptionReviewsResponseValueTotalElementsMin).max(listRedemptionReviewsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "points": zod.int().min(listRedemptionReviewsResponseValueTotalsPointsMin).max(listRedemptionReviewsResponseValueTotalsPointsMax).describe('Points of the redemptions, without rejected ones.')
}).describe('Sums over all pages.')
}).describe('A page of redemptions to handle.')
}).describe('The answer of `listRedemptionReviews`.')

export const listRedemptionReviews = {
  response: ListRedemptionReviewsResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listApplicationReviewsResponseValueContentItemApplicationIdMax = 40;

export const listApplicationReviewsResponseValueContentItemPromotionIdMax = 40;

export const listApplicationReviewsResponseValueContentItemPromotionTitleMax = 80;

export const listApplicationReviewsResponseValueContentItemMemberIdMax = 40;

export const listApplicationReviewsResponseValueContentItemMemberAccountMax = 64;

export const listApplicationReviewsResponseValueContentItemMemberNicknameMax = 64;

export const listApplicationReviewsResponseValueContentItemMemberRankLevelMin = 0;

export const listApplicationReviewsResponseValueContentItemMemberRankLevelMax = 20;

export const listApplicationReviewsResponseValueContentItemImageCountMax = 3;

export const listApplicationReviewsResponseValueContentItemFiledAtMax = 30;

export const listApplicationReviewsResponseValueContentItemReviewerMax = 64;

export const listApplicationReviewsResponseValueContentMax = 100;

export const listApplicationReviewsResponseValueTotalPagesMin = 0;

export const listApplicationReviewsResponseValueTotalPagesMax = 1000000;

export const listApplicationReviewsResponseValueTotalElementsMin = 0;

export const listApplicationReviewsResponseValueTotalElementsMax = 100000000;

export const ListApplicationReviewsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "applicationId": zod.string().min(1).max(listApplicationReviewsResponseValueContentItemApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(listApplicationReviewsResponseValueContentItemPromotionIdMax).describe('The promotion.'),
  "promotionTitle": zod.string().min(1).max(listApplicationReviewsResponseValueContentItemPromotionTitleMax).describe('Its title.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(listApplicationReviewsResponseValueContentItemMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listApplicationReviewsResponseValueContentItemMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listApplicationReviewsResponseValueContentItemMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(listApplicationReviewsResponseValueContentItemMemberRankLevelMin).max(listApplicationReviewsResponseValueContentItemMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "imageCount": zod.int().min(1).max(listApplicationReviewsResponseValueContentItemImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(listApplicationReviewsResponseValueContentItemFiledAtMax).describe('When it was filed.'),
  "reviewer": zod.string().min(1).max(listApplicationReviewsResponseValueContentItemReviewerMax).nullable().describe('The operator who took it up; null until one does.')
}).describe('An application as a line of the review list.')).max(listApplicationReviewsResponseValueContentMax).describe('The applications of the page, the one that waits longest first.'),
  "totalPages": zod.int().min(listApplicationReviewsResponseValueTotalPagesMin).max(listApplicationReviewsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listApplicationReviewsResponseValueTotalElementsMin).max(listApplicationReviewsResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of applications.')
}).describe('The answer of `listApplicationReviews`.')

export const listApplicationReviews = {
  response: ListApplicationReviewsResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

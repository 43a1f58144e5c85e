// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listPointRewardsResponseValueContentItemRewardIdMax = 40;

export const listPointRewardsResponseValueContentItemTitleMax = 80;

export const listPointRewardsResponseValueContentItemSummaryMax = 200;

export const listPointRewardsResponseValueContentItemPictureMax = 2048;

export const listPointRewardsResponseValueContentItemPointsMax = 1000000000;

export const listPointRewardsResponseValueContentItemStockMin = 0;

export const listPointRewardsResponseValueContentItemStockMax = 1000000;

export const listPointRewardsResponseValueContentItemAmountOneMax = 25;

export const listPointRewardsResponseValueContentItemAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listPointRewardsResponseValueContentMax = 100;

export const listPointRewardsResponseValueTotalPagesMin = 0;

export const listPointRewardsResponseValueTotalPagesMax = 1000000;

export const listPointRewardsResponseValueTotalElementsMin = 0;

export const listPointRewardsResponseValueTotalElementsMax = 100000000;

export const ListPointRewardsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "rewardId": zod.string().min(1).max(listPointRewardsResponseValueContentItemRewardIdMax).describe('Its id.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(listPointRewardsResponseValueContentItemTitleMax).describe('Its title.'),
  "summary": zod.string().min(1).max(listPointRewardsResponseValueContentItemSummaryMax).describe('A sentence about it.'),
  "picture": zod.string().max(listPointRewardsResponseValueContentItemPictureMax).describe('Its picture.'),
  "points": zod.int().min(1).max(listPointRewardsResponseValueContentItemPointsMax).describe('What one costs.'),
  "stock": zod.int().min(listPointRewardsResponseValueContentItemStockMin).max(listPointRewardsResponseValueContentItemStockMax).nullable().describe('How many are left; null where there is no end of them.'),
  "amount": zod.union([zod.string().max(listPointRewardsResponseValueContentItemAmountOneMax).regex(listPointRewardsResponseValueContentItemAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The money that one gives; null for goods.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "isNew": zod.boolean().describe('Whether it came in the last 30 days.')
}).describe('A reward of the point mall as a card, in the language of the request.')).max(listPointRewardsResponseValueContentMax).describe('The rewards of the page, in the order that was asked for.'),
  "totalPages": zod.int().min(listPointRewardsResponseValueTotalPagesMin).max(listPointRewardsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listPointRewardsResponseValueTotalElementsMin).max(listPointRewardsResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the rewards grid.')
}).describe('The answer of `listPointRewards`.')

export const listPointRewards = {
  response: ListPointRewardsResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getPointRewardResponseValueRewardIdMax = 40;

export const getPointRewardResponseValueTitleMax = 80;

export const getPointRewardResponseValueSummaryMax = 200;

export const getPointRewardResponseValuePictureMax = 2048;

export const getPointRewardResponseValuePointsMax = 1000000000;

export const getPointRewardResponseValueStockMin = 0;

export const getPointRewardResponseValueStockMax = 1000000;

export const getPointRewardResponseValueAmountOneMax = 25;

export const getPointRewardResponseValueAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getPointRewardResponseValueHtmlMax = 20000;

export const getPointRewardResponseValueWageringOneMultipleMin = 0;

export const getPointRewardResponseValueWageringOneMultipleMax = 200;

export const getPointRewardResponseValueWageringOneDaysMax = 365;

export const getPointRewardResponseValueWageringOneMaxStakeOneMax = 25;

export const getPointRewardResponseValueWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getPointRewardResponseValueWageringOneContributionsItemRateMin = 0;

export const getPointRewardResponseValueWageringOneContributionsItemRateMax = 10000;

export const getPointRewardResponseValueWageringOneContributionsMax = 20;

export const getPointRewardResponseValueMaxQuantityMax = 100;

export const GetPointRewardResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "rewardId": zod.string().min(1).max(getPointRewardResponseValueRewardIdMax).describe('Its id.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(getPointRewardResponseValueTitleMax).describe('Its title.'),
  "summary": zod.string().min(1).max(getPointRewardResponseValueSummaryMax).describe('A sentence about it.'),
  "picture": zod.string().max(getPointRewardResponseValuePictureMax).describe('Its picture.'),
  "points": zod.int().min(1).max(getPointRewardResponseValuePointsMax).describe('What one costs.'),
  "stock": zod.int().min(getPointRewardResponseValueStockMin).max(getPointRewardResponseValueStockMax).nullable().describe('How many are left; null where there is no end of them.'),
  "amount": zod.union([zod.string().max(getPointRewardResponseValueAmountOneMax).regex(getPointRewardResponseValueAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The money that one gives; null for goods.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "isNew": zod.boolean().describe('Whether it came in the last 30 days.'),
  "html": zod.string().max(getPointRewardResponseValueHtmlMax).describe('The whole text as HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(getPointRewardResponseValueWageringOneMultipleMin).max(getPointRewardResponseValueWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(getPointRewardResponseValueWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(getPointRewardResponseValueWageringOneMaxStakeOneMax).regex(getPointRewardResponseValueWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(getPointRewardResponseValueWageringOneContributionsItemRateMin).max(getPointRewardResponseValueWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(getPointRewardResponseValueWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before bonus money can be withdrawn; null for other kinds.'),
  "needsAddress": zod.boolean().describe('Whether redeeming it asks for an address.'),
  "maxQuantity": zod.int().min(1).max(getPointRewardResponseValueMaxQuantityMax).describe('The most that one redemption may take.')
}).describe('A reward of the point mall, in the language of the request.')
}).describe('The answer of `getPointReward`.')

export const getPointReward = {
  response: GetPointRewardResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

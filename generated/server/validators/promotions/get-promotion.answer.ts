// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getPromotionResponseValueIdMax = 40;

export const getPromotionResponseValueTitleMax = 80;

export const getPromotionResponseValueSummaryMax = 200;

export const getPromotionResponseValueHtmlMax = 20000;

export const getPromotionResponseValuePictureMax = 2048;

export const getPromotionResponseValueStartsAtMax = 30;

export const getPromotionResponseValueEndsAtMax = 30;

export const getPromotionResponseValueRewardAmountOneMax = 25;

export const getPromotionResponseValueRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getPromotionResponseValueRewardRateMin = 0;

export const getPromotionResponseValueRewardRateMax = 100000;

export const getPromotionResponseValueRewardMaximumOneMax = 25;

export const getPromotionResponseValueRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getPromotionResponseValueRewardPointsMax = 1000000000;

export const getPromotionResponseValueRewardRoundsMax = 100000;

export const getPromotionResponseValueRewardNodeIdOneMax = 12;

export const getPromotionResponseValueRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const getPromotionResponseValueRewardTextMax = 160;

export const getPromotionResponseValueWageringOneMultipleMin = 0;

export const getPromotionResponseValueWageringOneMultipleMax = 200;

export const getPromotionResponseValueWageringOneDaysMax = 365;

export const getPromotionResponseValueWageringOneMaxStakeOneMax = 25;

export const getPromotionResponseValueWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getPromotionResponseValueWageringOneContributionsItemRateMin = 0;

export const getPromotionResponseValueWageringOneContributionsItemRateMax = 10000;

export const getPromotionResponseValueWageringOneContributionsMax = 20;

export const getPromotionResponseValueMinDepositOneMax = 25;

export const getPromotionResponseValueMinDepositOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const GetPromotionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "id": zod.string().min(1).max(getPromotionResponseValueIdMax).describe('Its id.'),
  "category": zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).describe('What a promotion is about, and the shelf that it stands on.'),
  "title": zod.string().min(1).max(getPromotionResponseValueTitleMax).describe('Its title.'),
  "summary": zod.string().min(1).max(getPromotionResponseValueSummaryMax).describe('A sentence about it.'),
  "html": zod.string().max(getPromotionResponseValueHtmlMax).describe('The whole text and its small print as HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "picture": zod.string().max(getPromotionResponseValuePictureMax).describe('Its picture.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(getPromotionResponseValueStartsAtMax).describe('When it begins.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(getPromotionResponseValueEndsAtMax).nullable().describe('When it ends, not included; null, and it stays until the brand ends it.'),
  "state": zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).describe('How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,\nthen `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.\n`coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.\n`applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator\nchecks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be\nclaimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for\n(a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new\nround at `join`. A guest sees `coming_soon`, `join` and `closed` only.\n'),
  "applyMode": zod.enum(['join', 'apply', 'claim', 'raffle', 'auto']).describe('What the member has to do: `join` press once, then meet the condition; `apply` file an application that an operator\ndecides; `claim` wait for a reward and claim it; `raffle` earn tickets and draw a prize with each; `auto` nothing.\n'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(getPromotionResponseValueRewardAmountOneMax).regex(getPromotionResponseValueRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(getPromotionResponseValueRewardRateMin).max(getPromotionResponseValueRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(getPromotionResponseValueRewardMaximumOneMax).regex(getPromotionResponseValueRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(getPromotionResponseValueRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(getPromotionResponseValueRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(getPromotionResponseValueRewardNodeIdOneMax).regex(getPromotionResponseValueRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(getPromotionResponseValueRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(getPromotionResponseValueWageringOneMultipleMin).max(getPromotionResponseValueWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(getPromotionResponseValueWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(getPromotionResponseValueWageringOneMaxStakeOneMax).regex(getPromotionResponseValueWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(getPromotionResponseValueWageringOneContributionsItemRateMin).max(getPromotionResponseValueWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(getPromotionResponseValueWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before the reward can be withdrawn; null, and nothing.'),
  "minDeposit": zod.union([zod.string().max(getPromotionResponseValueMinDepositOneMax).regex(getPromotionResponseValueMinDepositOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The deposit that it takes, null where it takes none.')
}).describe('A promotion, in the language of the request.')
}).describe('The answer of `getPromotion`.')

export const getPromotion = {
  response: GetPromotionResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

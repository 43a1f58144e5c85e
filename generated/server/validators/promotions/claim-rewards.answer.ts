// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const claimRewardsResponseValueCreditsItemRewardIdMax = 40;

export const claimRewardsResponseValueCreditsItemRewardAmountOneMax = 25;

export const claimRewardsResponseValueCreditsItemRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimRewardsResponseValueCreditsItemRewardRateMin = 0;

export const claimRewardsResponseValueCreditsItemRewardRateMax = 100000;

export const claimRewardsResponseValueCreditsItemRewardMaximumOneMax = 25;

export const claimRewardsResponseValueCreditsItemRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimRewardsResponseValueCreditsItemRewardPointsMax = 1000000000;

export const claimRewardsResponseValueCreditsItemRewardRoundsMax = 100000;

export const claimRewardsResponseValueCreditsItemRewardNodeIdOneMax = 12;

export const claimRewardsResponseValueCreditsItemRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const claimRewardsResponseValueCreditsItemRewardTextMax = 160;

export const claimRewardsResponseValueCreditsItemBonusIdMax = 40;

export const claimRewardsResponseValueCreditsItemCreditedAtMax = 30;

export const claimRewardsResponseValueCreditsMax = 100;

export const claimRewardsResponseValueRefusedItemRewardIdMax = 40;

export const claimRewardsResponseValueRefusedItemTitleMax = 120;

export const claimRewardsResponseValueRefusedMax = 99;

export const ClaimRewardsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "credits": zod.array(zod.strictObject({
  "rewardId": zod.string().min(1).max(claimRewardsResponseValueCreditsItemRewardIdMax).describe('The reward.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(claimRewardsResponseValueCreditsItemRewardAmountOneMax).regex(claimRewardsResponseValueCreditsItemRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(claimRewardsResponseValueCreditsItemRewardRateMin).max(claimRewardsResponseValueCreditsItemRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(claimRewardsResponseValueCreditsItemRewardMaximumOneMax).regex(claimRewardsResponseValueCreditsItemRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(claimRewardsResponseValueCreditsItemRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(claimRewardsResponseValueCreditsItemRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(claimRewardsResponseValueCreditsItemRewardNodeIdOneMax).regex(claimRewardsResponseValueCreditsItemRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(claimRewardsResponseValueCreditsItemRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "target": zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).describe('Where it went.'),
  "bonusId": zod.string().min(1).max(claimRewardsResponseValueCreditsItemBonusIdMax).nullable().describe('The bonus that began with it, where it is bonus money; else null.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(claimRewardsResponseValueCreditsItemCreditedAtMax).describe('When.')
}).describe('A reward that was given, and where it went.')).max(claimRewardsResponseValueCreditsMax).describe('One for each reward that was given, in the order of the request.'),
  "refused": zod.array(zod.strictObject({
  "rewardId": zod.string().min(1).max(claimRewardsResponseValueRefusedItemRewardIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(claimRewardsResponseValueRefusedItemTitleMax).describe('What it is for, in the language of the request.'),
  "code": zod.enum(['reward_unavailable', 'promotion_one_per_person']).describe('The error that it would be refused with by itself.')
}).describe('A reward that was not given with the others.')).max(claimRewardsResponseValueRefusedMax).describe('Those that were left out, in the order of the request.')
}).describe('What was given.')
}).describe('The answer of `claimRewards`.')

export const claimRewards = {
  response: ClaimRewardsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'reward_unavailable', 'promotion_one_per_person', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

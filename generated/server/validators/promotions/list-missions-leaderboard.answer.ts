// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listMissionsLeaderboardResponseValueContentItemPositionMax = 100000000;

export const listMissionsLeaderboardResponseValueContentItemRankMax = 100000000;

export const listMissionsLeaderboardResponseValueContentItemNicknameMax = 64;

export const listMissionsLeaderboardResponseValueContentItemScoreMin = 0;

export const listMissionsLeaderboardResponseValueContentItemScoreMax = 1000000000;

export const listMissionsLeaderboardResponseValueContentItemRewardOneAmountOneMax = 25;

export const listMissionsLeaderboardResponseValueContentItemRewardOneAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listMissionsLeaderboardResponseValueContentItemRewardOneRateMin = 0;

export const listMissionsLeaderboardResponseValueContentItemRewardOneRateMax = 100000;

export const listMissionsLeaderboardResponseValueContentItemRewardOneMaximumOneMax = 25;

export const listMissionsLeaderboardResponseValueContentItemRewardOneMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listMissionsLeaderboardResponseValueContentItemRewardOnePointsMax = 1000000000;

export const listMissionsLeaderboardResponseValueContentItemRewardOneRoundsMax = 100000;

export const listMissionsLeaderboardResponseValueContentItemRewardOneNodeIdOneMax = 12;

export const listMissionsLeaderboardResponseValueContentItemRewardOneNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const listMissionsLeaderboardResponseValueContentItemRewardOneTextMax = 160;

export const listMissionsLeaderboardResponseValueContentMax = 100;

export const listMissionsLeaderboardResponseValueTotalPagesMin = 0;

export const listMissionsLeaderboardResponseValueTotalPagesMax = 1000000;

export const listMissionsLeaderboardResponseValueTotalElementsMin = 0;

export const listMissionsLeaderboardResponseValueTotalElementsMax = 100000000;

export const listMissionsLeaderboardResponseValueMeOnePositionMax = 100000000;

export const listMissionsLeaderboardResponseValueMeOneRankMax = 100000000;

export const listMissionsLeaderboardResponseValueMeOneNicknameMax = 64;

export const listMissionsLeaderboardResponseValueMeOneScoreMin = 0;

export const listMissionsLeaderboardResponseValueMeOneScoreMax = 1000000000;

export const listMissionsLeaderboardResponseValueMeOneRewardOneAmountOneMax = 25;

export const listMissionsLeaderboardResponseValueMeOneRewardOneAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listMissionsLeaderboardResponseValueMeOneRewardOneRateMin = 0;

export const listMissionsLeaderboardResponseValueMeOneRewardOneRateMax = 100000;

export const listMissionsLeaderboardResponseValueMeOneRewardOneMaximumOneMax = 25;

export const listMissionsLeaderboardResponseValueMeOneRewardOneMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listMissionsLeaderboardResponseValueMeOneRewardOnePointsMax = 1000000000;

export const listMissionsLeaderboardResponseValueMeOneRewardOneRoundsMax = 100000;

export const listMissionsLeaderboardResponseValueMeOneRewardOneNodeIdOneMax = 12;

export const listMissionsLeaderboardResponseValueMeOneRewardOneNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const listMissionsLeaderboardResponseValueMeOneRewardOneTextMax = 160;

export const listMissionsLeaderboardResponseValueStartsAtMax = 30;

export const listMissionsLeaderboardResponseValueEndsAtMax = 30;

export const listMissionsLeaderboardResponseValueAsOfMax = 30;

export const ListMissionsLeaderboardResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "position": zod.int().min(1).max(listMissionsLeaderboardResponseValueContentItemPositionMax).describe('The position in the order of the list; no other entry has it.'),
  "rank": zod.int().min(1).max(listMissionsLeaderboardResponseValueContentItemRankMax).describe('The place; equal scores share it.'),
  "nickname": zod.string().min(1).max(listMissionsLeaderboardResponseValueContentItemNicknameMax).describe('The name that others see, masked.'),
  "score": zod.int().min(listMissionsLeaderboardResponseValueContentItemScoreMin).max(listMissionsLeaderboardResponseValueContentItemScoreMax).describe('Missions completed in the period.'),
  "reward": zod.union([zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(listMissionsLeaderboardResponseValueContentItemRewardOneAmountOneMax).regex(listMissionsLeaderboardResponseValueContentItemRewardOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(listMissionsLeaderboardResponseValueContentItemRewardOneRateMin).max(listMissionsLeaderboardResponseValueContentItemRewardOneRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(listMissionsLeaderboardResponseValueContentItemRewardOneMaximumOneMax).regex(listMissionsLeaderboardResponseValueContentItemRewardOneMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(listMissionsLeaderboardResponseValueContentItemRewardOnePointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(listMissionsLeaderboardResponseValueContentItemRewardOneRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(listMissionsLeaderboardResponseValueContentItemRewardOneNodeIdOneMax).regex(listMissionsLeaderboardResponseValueContentItemRewardOneNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(listMissionsLeaderboardResponseValueContentItemRewardOneTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),zod.null()]).describe('What the place gives at the end of the period, null where nothing.')
}).describe('A place on the leaderboard.')).max(listMissionsLeaderboardResponseValueContentMax).describe('The places of the page, the first first.'),
  "totalPages": zod.int().min(listMissionsLeaderboardResponseValueTotalPagesMin).max(listMissionsLeaderboardResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listMissionsLeaderboardResponseValueTotalElementsMin).max(listMissionsLeaderboardResponseValueTotalElementsMax).describe('Entries in all.'),
  "me": zod.union([zod.strictObject({
  "position": zod.int().min(1).max(listMissionsLeaderboardResponseValueMeOnePositionMax).describe('The position in the order of the list; no other entry has it.'),
  "rank": zod.int().min(1).max(listMissionsLeaderboardResponseValueMeOneRankMax).describe('The place; equal scores share it.'),
  "nickname": zod.string().min(1).max(listMissionsLeaderboardResponseValueMeOneNicknameMax).describe('The name that others see, masked.'),
  "score": zod.int().min(listMissionsLeaderboardResponseValueMeOneScoreMin).max(listMissionsLeaderboardResponseValueMeOneScoreMax).describe('Missions completed in the period.'),
  "reward": zod.union([zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(listMissionsLeaderboardResponseValueMeOneRewardOneAmountOneMax).regex(listMissionsLeaderboardResponseValueMeOneRewardOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(listMissionsLeaderboardResponseValueMeOneRewardOneRateMin).max(listMissionsLeaderboardResponseValueMeOneRewardOneRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(listMissionsLeaderboardResponseValueMeOneRewardOneMaximumOneMax).regex(listMissionsLeaderboardResponseValueMeOneRewardOneMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(listMissionsLeaderboardResponseValueMeOneRewardOnePointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(listMissionsLeaderboardResponseValueMeOneRewardOneRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(listMissionsLeaderboardResponseValueMeOneRewardOneNodeIdOneMax).regex(listMissionsLeaderboardResponseValueMeOneRewardOneNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(listMissionsLeaderboardResponseValueMeOneRewardOneTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),zod.null()]).describe('What the place gives at the end of the period, null where nothing.')
}).describe('A place on the leaderboard.'),zod.null()]).describe('The place of the member of the session, null where it has none yet.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(listMissionsLeaderboardResponseValueStartsAtMax).describe('When the period began.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listMissionsLeaderboardResponseValueEndsAtMax).describe('When it ends, not included.'),
  "asOf": zod.iso.datetime({"offset":true}).max(listMissionsLeaderboardResponseValueAsOfMax).describe('The moment for which the places hold.')
}).describe('A page of the leaderboard.')
}).describe('The answer of `listMissionsLeaderboard`.')

export const listMissionsLeaderboard = {
  response: ListMissionsLeaderboardResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getMissionsSummaryResponseValueClaimableCountMin = 0;

export const getMissionsSummaryResponseValueClaimableCountMax = 1000;

export const getMissionsSummaryResponseValueMissionsItemMissionIdMax = 40;

export const getMissionsSummaryResponseValueMissionsItemTitleMax = 80;

export const getMissionsSummaryResponseValueMissionsItemTargetMax = 25;

export const getMissionsSummaryResponseValueMissionsItemTargetRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{2,8})?$');

export const getMissionsSummaryResponseValueMissionsItemProgressMax = 25;

export const getMissionsSummaryResponseValueMissionsItemProgressRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{2,8})?$');

export const getMissionsSummaryResponseValueMissionsItemRewardAmountOneMax = 25;

export const getMissionsSummaryResponseValueMissionsItemRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMissionsSummaryResponseValueMissionsItemRewardRateMin = 0;

export const getMissionsSummaryResponseValueMissionsItemRewardRateMax = 100000;

export const getMissionsSummaryResponseValueMissionsItemRewardMaximumOneMax = 25;

export const getMissionsSummaryResponseValueMissionsItemRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMissionsSummaryResponseValueMissionsItemRewardPointsMax = 1000000000;

export const getMissionsSummaryResponseValueMissionsItemRewardRoundsMax = 100000;

export const getMissionsSummaryResponseValueMissionsItemRewardNodeIdOneMax = 12;

export const getMissionsSummaryResponseValueMissionsItemRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const getMissionsSummaryResponseValueMissionsItemRewardTextMax = 160;

export const getMissionsSummaryResponseValueMissionsItemEndsAtMax = 30;

export const getMissionsSummaryResponseValueMissionsMax = 200;

export const GetMissionsSummaryResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "claimableCount": zod.int().min(getMissionsSummaryResponseValueClaimableCountMin).max(getMissionsSummaryResponseValueClaimableCountMax).describe('Missions whose reward waits, the badge of the menu.'),
  "missions": zod.array(zod.strictObject({
  "missionId": zod.string().min(1).max(getMissionsSummaryResponseValueMissionsItemMissionIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(getMissionsSummaryResponseValueMissionsItemTitleMax).describe('Its title.'),
  "kind": zod.enum(['login_days', 'deposit', 'turnover', 'win', 'bets', 'games', 'profile']).describe('What a mission counts: days with a login, deposits, turnover, what settled bets won beyond their stakes (`win`; a lost bet\ntakes nothing away), settled bets, different games, filled-in parts of the profile.\n'),
  "target": zod.string().max(getMissionsSummaryResponseValueMissionsItemTargetMax).regex(getMissionsSummaryResponseValueMissionsItemTargetRegExp).describe('A decimal string, an amount of money as `Money` for the kinds `deposit`, `turnover` and `win`, a whole number for the others.'),
  "progress": zod.string().max(getMissionsSummaryResponseValueMissionsItemProgressMax).regex(getMissionsSummaryResponseValueMissionsItemProgressRegExp).describe('A decimal string, an amount of money as `Money` for the kinds `deposit`, `turnover` and `win`, a whole number for the others.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(getMissionsSummaryResponseValueMissionsItemRewardAmountOneMax).regex(getMissionsSummaryResponseValueMissionsItemRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(getMissionsSummaryResponseValueMissionsItemRewardRateMin).max(getMissionsSummaryResponseValueMissionsItemRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(getMissionsSummaryResponseValueMissionsItemRewardMaximumOneMax).regex(getMissionsSummaryResponseValueMissionsItemRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(getMissionsSummaryResponseValueMissionsItemRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(getMissionsSummaryResponseValueMissionsItemRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(getMissionsSummaryResponseValueMissionsItemRewardNodeIdOneMax).regex(getMissionsSummaryResponseValueMissionsItemRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(getMissionsSummaryResponseValueMissionsItemRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "state": zod.enum(['open', 'claimable', 'claimed', 'expired']).describe('`open -> claimable` when the target is reached, `claimable -> claimed`; `expired` from `open` or `claimable` when it\nends.\n'),
  "endsAt": zod.iso.datetime({"offset":true}).max(getMissionsSummaryResponseValueMissionsItemEndsAtMax).nullable().describe('When it ends, not included; null where it stays.')
}).describe('A mission of the member.')).max(getMissionsSummaryResponseValueMissionsMax).describe('Those that can be claimed first, then those that end first.')
}).describe('The missions of the member.')
}).describe('The answer of `getMissionsSummary`.')

export const getMissionsSummary = {
  response: GetMissionsSummaryResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

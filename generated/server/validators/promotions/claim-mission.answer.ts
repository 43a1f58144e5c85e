// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const claimMissionResponseValueMissionMissionIdMax = 40;

export const claimMissionResponseValueMissionTitleMax = 80;

export const claimMissionResponseValueMissionTargetMax = 25;

export const claimMissionResponseValueMissionTargetRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{2,8})?$');

export const claimMissionResponseValueMissionProgressMax = 25;

export const claimMissionResponseValueMissionProgressRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{2,8})?$');

export const claimMissionResponseValueMissionRewardAmountOneMax = 25;

export const claimMissionResponseValueMissionRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimMissionResponseValueMissionRewardRateMin = 0;

export const claimMissionResponseValueMissionRewardRateMax = 100000;

export const claimMissionResponseValueMissionRewardMaximumOneMax = 25;

export const claimMissionResponseValueMissionRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimMissionResponseValueMissionRewardPointsMax = 1000000000;

export const claimMissionResponseValueMissionRewardRoundsMax = 100000;

export const claimMissionResponseValueMissionRewardNodeIdOneMax = 12;

export const claimMissionResponseValueMissionRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const claimMissionResponseValueMissionRewardTextMax = 160;

export const claimMissionResponseValueMissionEndsAtMax = 30;

export const claimMissionResponseValueCreditRewardIdMax = 40;

export const claimMissionResponseValueCreditRewardAmountOneMax = 25;

export const claimMissionResponseValueCreditRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimMissionResponseValueCreditRewardRateMin = 0;

export const claimMissionResponseValueCreditRewardRateMax = 100000;

export const claimMissionResponseValueCreditRewardMaximumOneMax = 25;

export const claimMissionResponseValueCreditRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const claimMissionResponseValueCreditRewardPointsMax = 1000000000;

export const claimMissionResponseValueCreditRewardRoundsMax = 100000;

export const claimMissionResponseValueCreditRewardNodeIdOneMax = 12;

export const claimMissionResponseValueCreditRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');

export const claimMissionResponseValueCreditRewardTextMax = 160;

export const claimMissionResponseValueCreditBonusIdMax = 40;

export const claimMissionResponseValueCreditCreditedAtMax = 30;

export const ClaimMissionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "mission": zod.strictObject({
  "missionId": zod.string().min(1).max(claimMissionResponseValueMissionMissionIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(claimMissionResponseValueMissionTitleMax).describe('Its title.'),
  "kind": zod.enum(['login_days', 'deposit', 'turnover', 'win', 'bets', 'games', 'profile']).describe('What a mission counts: days with a login, deposits, turnover, what settled bets won beyond their stakes (`win`; a lost bet\ntakes nothing away), settled bets, different games, filled-in parts of the profile.\n'),
  "target": zod.string().max(claimMissionResponseValueMissionTargetMax).regex(claimMissionResponseValueMissionTargetRegExp).describe('A decimal string, an amount of money as `Money` for the kinds `deposit`, `turnover` and `win`, a whole number for the others.'),
  "progress": zod.string().max(claimMissionResponseValueMissionProgressMax).regex(claimMissionResponseValueMissionProgressRegExp).describe('A decimal string, an amount of money as `Money` for the kinds `deposit`, `turnover` and `win`, a whole number for the others.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(claimMissionResponseValueMissionRewardAmountOneMax).regex(claimMissionResponseValueMissionRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(claimMissionResponseValueMissionRewardRateMin).max(claimMissionResponseValueMissionRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(claimMissionResponseValueMissionRewardMaximumOneMax).regex(claimMissionResponseValueMissionRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(claimMissionResponseValueMissionRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(claimMissionResponseValueMissionRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(claimMissionResponseValueMissionRewardNodeIdOneMax).regex(claimMissionResponseValueMissionRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(claimMissionResponseValueMissionRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "state": zod.enum(['open', 'claimable', 'claimed', 'expired']).describe('`open -> claimable` when the target is reached, `claimable -> claimed`; `expired` from `open` or `claimable` when it\nends.\n'),
  "endsAt": zod.iso.datetime({"offset":true}).max(claimMissionResponseValueMissionEndsAtMax).nullable().describe('When it ends, not included; null where it stays.')
}).describe('A mission of the member.'),
  "credit": zod.strictObject({
  "rewardId": zod.string().min(1).max(claimMissionResponseValueCreditRewardIdMax).describe('The reward.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(claimMissionResponseValueCreditRewardAmountOneMax).regex(claimMissionResponseValueCreditRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash; null for any other reward.'),
  "rate": zod.int().min(claimMissionResponseValueCreditRewardRateMin).max(claimMissionResponseValueCreditRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed; else null.'),
  "maximum": zod.union([zod.string().max(claimMissionResponseValueCreditRewardMaximumOneMax).regex(claimMissionResponseValueCreditRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give; null without a rate or a limit.'),
  "points": zod.int().min(1).max(claimMissionResponseValueCreditRewardPointsMax).nullable().describe('Points; null for any other reward.'),
  "rounds": zod.int().min(1).max(claimMissionResponseValueCreditRewardRoundsMax).nullable().describe('Free rounds; null for any other reward.'),
  "nodeId": zod.union([zod.string().max(claimMissionResponseValueCreditRewardNodeIdOneMax).regex(claimMissionResponseValueCreditRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds; null for any other reward.'),
  "text": zod.string().min(1).max(claimMissionResponseValueCreditRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "target": zod.enum(['main_wallet', 'bonus_balance', 'points', 'free_rounds', 'delivery']).describe('Where it went.'),
  "bonusId": zod.string().min(1).max(claimMissionResponseValueCreditBonusIdMax).nullable().describe('The bonus that began with it, where it is bonus money; else null.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(claimMissionResponseValueCreditCreditedAtMax).describe('When.')
}).describe('A reward that was given, and where it went.')
}).describe('A claimed mission.')
}).describe('The answer of `claimMission`.')

export const claimMission = {
  response: ClaimMissionResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'reward_unavailable', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const cancelBonusResponseValueBonusIdMax = 40;

export const cancelBonusResponseValueTitleMax = 80;

export const cancelBonusResponseValueSourceIdMax = 40;

export const cancelBonusResponseValueAmountMax = 25;

export const cancelBonusResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const cancelBonusResponseValueBalanceMax = 25;

export const cancelBonusResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const cancelBonusResponseValueRequiredMax = 25;

export const cancelBonusResponseValueRequiredRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const cancelBonusResponseValueCountedMax = 25;

export const cancelBonusResponseValueCountedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const cancelBonusResponseValueRemainingMax = 25;

export const cancelBonusResponseValueRemainingRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const cancelBonusResponseValueWageringMultipleMin = 0;

export const cancelBonusResponseValueWageringMultipleMax = 200;

export const cancelBonusResponseValueWageringDaysMax = 365;

export const cancelBonusResponseValueWageringMaxStakeOneMax = 25;

export const cancelBonusResponseValueWageringMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const cancelBonusResponseValueWageringContributionsItemRateMin = 0;

export const cancelBonusResponseValueWageringContributionsItemRateMax = 10000;

export const cancelBonusResponseValueWageringContributionsMax = 20;

export const cancelBonusResponseValueGrantedAtMax = 30;

export const cancelBonusResponseValueEndsAtMax = 30;

export const cancelBonusResponseValueEndedAtMax = 30;

export const cancelBonusResponseValueConvertedOneMax = 25;

export const cancelBonusResponseValueConvertedOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const cancelBonusResponseValueForfeitedOneMax = 25;

export const cancelBonusResponseValueForfeitedOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const CancelBonusResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bonusId": zod.string().min(1).max(cancelBonusResponseValueBonusIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(cancelBonusResponseValueTitleMax).describe('What it was for.'),
  "source": zod.enum(['promotion', 'mission', 'raffle', 'tournament', 'referral', 'rank', 'points', 'operator']).describe('What a reward or bonus came from: a promotion, a mission, a raffle, a tournament, an invited friend, the VIP rank, the point mall,\nan operator.\n'),
  "sourceId": zod.string().min(1).max(cancelBonusResponseValueSourceIdMax).nullable().describe('The promotion, mission or ticket, where there is one; else null.'),
  "amount": zod.string().max(cancelBonusResponseValueAmountMax).regex(cancelBonusResponseValueAmountRegExp).describe('What was granted.'),
  "balance": zod.string().max(cancelBonusResponseValueBalanceMax).regex(cancelBonusResponseValueBalanceRegExp).describe('The bonus money of it that is left.'),
  "required": zod.string().max(cancelBonusResponseValueRequiredMax).regex(cancelBonusResponseValueRequiredRegExp).describe('What has to be staked in all.'),
  "counted": zod.string().max(cancelBonusResponseValueCountedMax).regex(cancelBonusResponseValueCountedRegExp).describe('What has counted so far, at most `required`.'),
  "remaining": zod.string().max(cancelBonusResponseValueRemainingMax).regex(cancelBonusResponseValueRemainingRegExp).describe('What is left to stake, `required` less `counted`.'),
  "wagering": zod.strictObject({
  "multiple": zod.int().min(cancelBonusResponseValueWageringMultipleMin).max(cancelBonusResponseValueWageringMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(cancelBonusResponseValueWageringDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(cancelBonusResponseValueWageringMaxStakeOneMax).regex(cancelBonusResponseValueWageringMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(cancelBonusResponseValueWageringContributionsItemRateMin).max(cancelBonusResponseValueWageringContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(cancelBonusResponseValueWageringContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),
  "state": zod.enum(['active', 'completed', 'expired', 'cancelled']).describe('`active -> completed | expired | cancelled`; nothing leaves the last three. `completed`: the wagering is done and\nwhat was left went to the main wallet. `expired`: its time ended first and what was left is forfeited. `cancelled`:\nthe member gave it up.\n'),
  "grantedAt": zod.iso.datetime({"offset":true}).max(cancelBonusResponseValueGrantedAtMax).describe('When it was granted; stakes before that do not count.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(cancelBonusResponseValueEndsAtMax).describe('Until when the wagering can be done.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(cancelBonusResponseValueEndedAtMax).nullable().describe('When it left `active`; null while it is.'),
  "converted": zod.union([zod.string().max(cancelBonusResponseValueConvertedOneMax).regex(cancelBonusResponseValueConvertedOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What went to the main wallet when it was completed; null unless it was.'),
  "forfeited": zod.union([zod.string().max(cancelBonusResponseValueForfeitedOneMax).regex(cancelBonusResponseValueForfeitedOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was left of it and lost when it expired or was given up; null unless it did or was.')
}).describe('Bonus money that was granted, with its wagering.')
}).describe('The answer of `cancelBonus`.')

export const cancelBonus = {
  response: CancelBonusResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'conflict', 'idempotency_conflict', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

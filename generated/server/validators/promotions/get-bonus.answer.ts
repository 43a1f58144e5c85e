// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getBonusResponseValueBonusIdMax = 40;

export const getBonusResponseValueTitleMax = 80;

export const getBonusResponseValueSourceIdMax = 40;

export const getBonusResponseValueAmountMax = 25;

export const getBonusResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBonusResponseValueBalanceMax = 25;

export const getBonusResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBonusResponseValueRequiredMax = 25;

export const getBonusResponseValueRequiredRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBonusResponseValueCountedMax = 25;

export const getBonusResponseValueCountedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBonusResponseValueRemainingMax = 25;

export const getBonusResponseValueRemainingRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBonusResponseValueWageringMultipleMin = 0;

export const getBonusResponseValueWageringMultipleMax = 200;

export const getBonusResponseValueWageringDaysMax = 365;

export const getBonusResponseValueWageringMaxStakeOneMax = 25;

export const getBonusResponseValueWageringMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBonusResponseValueWageringContributionsItemRateMin = 0;

export const getBonusResponseValueWageringContributionsItemRateMax = 10000;

export const getBonusResponseValueWageringContributionsMax = 20;

export const getBonusResponseValueGrantedAtMax = 30;

export const getBonusResponseValueEndsAtMax = 30;

export const getBonusResponseValueEndedAtMax = 30;

export const getBonusResponseValueConvertedOneMax = 25;

export const getBonusResponseValueConvertedOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBonusResponseValueForfeitedOneMax = 25;

export const getBonusResponseValueForfeitedOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const GetBonusResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bonusId": zod.string().min(1).max(getBonusResponseValueBonusIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(getBonusResponseValueTitleMax).describe('What it was for.'),
  "source": zod.enum(['promotion', 'mission', 'raffle', 'tournament', 'referral', 'rank', 'points', 'operator']).describe('What a reward or bonus came from: a promotion, a mission, a raffle, a tournament, an invited friend, the VIP rank, the point mall,\nan operator.\n'),
  "sourceId": zod.string().min(1).max(getBonusResponseValueSourceIdMax).nullable().describe('The promotion, mission or ticket, where there is one; else null.'),
  "amount": zod.string().max(getBonusResponseValueAmountMax).regex(getBonusResponseValueAmountRegExp).describe('What was granted.'),
  "balance": zod.string().max(getBonusResponseValueBalanceMax).regex(getBonusResponseValueBalanceRegExp).describe('The bonus money of it that is left.'),
  "required": zod.string().max(getBonusResponseValueRequiredMax).regex(getBonusResponseValueRequiredRegExp).describe('What has to be staked in all.'),
  "counted": zod.string().max(getBonusResponseValueCountedMax).regex(getBonusResponseValueCountedRegExp).describe('What has counted so far, at most `required`.'),
  "remaining": zod.string().max(getBonusResponseValueRemainingMax).regex(getBonusResponseValueRemainingRegExp).describe('What is left to stake, `required` less `counted`.'),
  "wagering": zod.strictObject({
  "multiple": zod.int().min(getBonusResponseValueWageringMultipleMin).max(getBonusResponseValueWageringMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(getBonusResponseValueWageringDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(getBonusResponseValueWageringMaxStakeOneMax).regex(getBonusResponseValueWageringMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(getBonusResponseValueWageringContributionsItemRateMin).max(getBonusResponseValueWageringContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(getBonusResponseValueWageringContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),
  "state": zod.enum(['active', 'completed', 'expired', 'cancelled']).describe('`active -> completed | expired | cancelled`; nothing leaves the last three. `completed`: the wagering is done and\nwhat was left went to the main wallet. `expired`: its time ended first and what was left is forfeited. `cancelled`:\nthe member gave it up.\n'),
  "grantedAt": zod.iso.datetime({"offset":true}).max(getBonusResponseValueGrantedAtMax).describe('When it was granted; stakes before that do not count.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(getBonusResponseValueEndsAtMax).describe('Until when the wagering can be done.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(getBonusResponseValueEndedAtMax).nullable().describe('When it left `active`; null while it is.'),
  "converted": zod.union([zod.string().max(getBonusResponseValueConvertedOneMax).regex(getBonusResponseValueConvertedOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What went to the main wallet when it was completed; null unless it was.'),
  "forfeited": zod.union([zod.string().max(getBonusResponseValueForfeitedOneMax).regex(getBonusResponseValueForfeitedOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was left of it and lost when it expired or was given up; null unless it did or was.')
}).describe('Bonus money that was granted, with its wagering.')
}).describe('The answer of `getBonus`.')

export const getBonus = {
  response: GetBonusResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listBonusesResponseValueContentItemBonusIdMax = 40;

export const listBonusesResponseValueContentItemTitleMax = 80;

export const listBonusesResponseValueContentItemSourceIdMax = 40;

export const listBonusesResponseValueContentItemAmountMax = 25;

export const listBonusesResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listBonusesResponseValueContentItemBalanceMax = 25;

export const listBonusesResponseValueContentItemBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listBonusesResponseValueContentItemRequiredMax = 25;

export const listBonusesResponseValueContentItemRequiredRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listBonusesResponseValueContentItemCountedMax = 25;

export const listBonusesResponseValueContentItemCountedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listBonusesResponseValueContentItemRemainingMax = 25;

export const listBonusesResponseValueContentItemRemainingRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listBonusesResponseValueContentItemWageringMultipleMin = 0;

export const listBonusesResponseValueContentItemWageringMultipleMax = 200;

export const listBonusesResponseValueContentItemWageringDaysMax = 365;

export const listBonusesResponseValueContentItemWageringMaxStakeOneMax = 25;

export const listBonusesResponseValueContentItemWageringMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listBonusesResponseValueContentItemWageringContributionsItemRateMin = 0;

export const listBonusesResponseValueContentItemWageringContributionsItemRateMax = 10000;

export const listBonusesResponseValueContentItemWageringContributionsMax = 20;

export const listBonusesResponseValueContentItemGrantedAtMax = 30;

export const listBonusesResponseValueContentItemEndsAtMax = 30;

export const listBonusesResponseValueContentItemEndedAtMax = 30;

export const listBonusesResponseValueContentItemConvertedOneMax = 25;

export const listBonusesResponseValueContentItemConvertedOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listBonusesResponseValueContentItemForfeitedOneMax = 25;

export const listBonusesResponseValueContentItemForfeitedOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listBonusesResponseValueContentMax = 100;

export const listBonusesResponseValueTotalPagesMin = 0;

export const listBonusesResponseValueTotalPagesMax = 1000000;

export const listBonusesResponseValueTotalElementsMin = 0;

export const listBonusesResponseValueTotalElementsMax = 100000000;

export const listBonusesResponseValueTotalsAmountMax = 25;

export const listBonusesResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listBonusesResponseValueTotalsBalanceMax = 25;

export const listBonusesResponseValueTotalsBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listBonusesResponseValueTotalsRemainingMax = 25;

export const listBonusesResponseValueTotalsRemainingRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listBonusesResponseValueTotalsConvertedMax = 25;

export const listBonusesResponseValueTotalsConvertedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListBonusesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "bonusId": zod.string().min(1).max(listBonusesResponseValueContentItemBonusIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listBonusesResponseValueContentItemTitleMax).describe('What it was for.'),
  "source": zod.enum(['promotion', 'mission', 'raffle', 'tournament', 'referral', 'rank', 'points', 'operator']).describe('What a reward or bonus came from: a promotion, a mission, a raffle, a tournament, an invited friend, the VIP rank, the point mall,\nan operator.\n'),
  "sourceId": zod.string().min(1).max(listBonusesResponseValueContentItemSourceIdMax).nullable().describe('The promotion, mission or ticket, where there is one; else null.'),
  "amount": zod.string().max(listBonusesResponseValueContentItemAmountMax).regex(listBonusesResponseValueContentItemAmountRegExp).describe('What was granted.'),
  "balance": zod.string().max(listBonusesResponseValueContentItemBalanceMax).regex(listBonusesResponseValueContentItemBalanceRegExp).describe('The bonus money of it that is left.'),
  "required": zod.string().max(listBonusesResponseValueContentItemRequiredMax).regex(listBonusesResponseValueContentItemRequiredRegExp).describe('What has to be staked in all.'),
  "counted": zod.string().max(listBonusesResponseValueContentItemCountedMax).regex(listBonusesResponseValueContentItemCountedRegExp).describe('What has counted so far, at most `required`.'),
  "remaining": zod.string().max(listBonusesResponseValueContentItemRemainingMax).regex(listBonusesResponseValueContentItemRemainingRegExp).describe('What is left to stake, `required` less `counted`.'),
  "wagering": zod.strictObject({
  "multiple": zod.int().min(listBonusesResponseValueContentItemWageringMultipleMin).max(listBonusesResponseValueContentItemWageringMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(listBonusesResponseValueContentItemWageringDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(listBonusesResponseValueContentItemWageringMaxStakeOneMax).regex(listBonusesResponseValueContentItemWageringMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(listBonusesResponseValueContentItemWageringContributionsItemRateMin).max(listBonusesResponseValueContentItemWageringContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(listBonusesResponseValueContentItemWageringContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),
  "state": zod.enum(['active', 'completed', 'expired', 'cancelled']).describe('`active -> completed | expired | cancelled`; nothing leaves the last three. `completed`: the wagering is done and\nwhat was left went to the main wallet. `expired`: its time ended first and what was left is forfeited. `cancelled`:\nthe member gave it up.\n'),
  "grantedAt": zod.iso.datetime({"offset":true}).max(listBonusesResponseValueContentItemGrantedAtMax).describe('When it was granted; stakes before that do not count.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listBonusesResponseValueContentItemEndsAtMax).describe('Until when the wagering can be done.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(listBonusesResponseValueContentItemEndedAtMax).nullable().describe('When it left `active`; null while it is.'),
  "converted": zod.union([zod.string().max(listBonusesResponseValueContentItemConvertedOneMax).regex(listBonusesResponseValueContentItemConvertedOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What went to the main wallet when it was completed; null unless it was.'),
  "forfeited": zod.union([zod.string().max(listBonusesResponseValueContentItemForfeitedOneMax).regex(listBonusesResponseValueContentItemForfeitedOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was left of it and lost when it expired or was given up; null unless it did or was.')
}).describe('Bonus money that was granted, with its wagering.')).max(listBonusesResponseValueContentMax).describe('The bonuses of the page, active ones first, then the newest.'),
  "totalPages": zod.int().min(listBonusesResponseValueTotalPagesMin).max(listBonusesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listBonusesResponseValueTotalElementsMin).max(listBonusesResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "amount": zod.string().max(listBonusesResponseValueTotalsAmountMax).regex(listBonusesResponseValueTotalsAmountRegExp).describe('Granted.'),
  "balance": zod.string().max(listBonusesResponseValueTotalsBalanceMax).regex(listBonusesResponseValueTotalsBalanceRegExp).describe('Bonus money left.'),
  "remaining": zod.string().max(listBonusesResponseValueTotalsRemainingMax).regex(listBonusesResponseValueTotalsRemainingRegExp).describe('Left to stake in active bonuses.'),
  "converted": zod.string().max(listBonusesResponseValueTotalsConvertedMax).regex(listBonusesResponseValueTotalsConvertedRegExp).describe('Moved to the main wallet.')
}).describe('Sums over all pages of the list.')
}).describe('A page of bonuses.')
}).describe('The answer of `listBonuses`.')

export const listBonuses = {
  response: ListBonusesResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

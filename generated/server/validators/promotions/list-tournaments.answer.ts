// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listTournamentsResponseValueTournamentsItemTournamentIdMax = 40;

export const listTournamentsResponseValueTournamentsItemTitleMax = 80;

export const listTournamentsResponseValueTournamentsItemTextMax = 300;

export const listTournamentsResponseValueTournamentsItemMinimumStakeMax = 25;

export const listTournamentsResponseValueTournamentsItemMinimumStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTournamentsResponseValueTournamentsItemVendorMax = 20;

export const listTournamentsResponseValueTournamentsItemStartsAtMax = 30;

export const listTournamentsResponseValueTournamentsItemEndsAtMax = 30;

export const listTournamentsResponseValueTournamentsItemPrizePoolMax = 25;

export const listTournamentsResponseValueTournamentsItemPrizePoolRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTournamentsResponseValueTournamentsItemPrizesItemFromMax = 100000;

export const listTournamentsResponseValueTournamentsItemPrizesItemToMax = 100000;

export const listTournamentsResponseValueTournamentsItemPrizesItemAmountMax = 25;

export const listTournamentsResponseValueTournamentsItemPrizesItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTournamentsResponseValueTournamentsItemPrizesMax = 100;

export const listTournamentsResponseValueTournamentsMax = 100;

export const ListTournamentsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "tournaments": zod.array(zod.strictObject({
  "tournamentId": zod.string().min(1).max(listTournamentsResponseValueTournamentsItemTournamentIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listTournamentsResponseValueTournamentsItemTitleMax).describe('Its name.'),
  "text": zod.string().min(1).max(listTournamentsResponseValueTournamentsItemTextMax).describe('What moves a member up, in words.'),
  "metric": zod.enum(['turnover', 'multiplier']).describe('What is counted: valid turnover, or the best payout of one bet as a multiple of its stake.'),
  "minimumStake": zod.string().max(listTournamentsResponseValueTournamentsItemMinimumStakeMax).regex(listTournamentsResponseValueTournamentsItemMinimumStakeRegExp).describe('The smallest stake that counts.'),
  "category": zod.union([zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),zod.null()]).describe('The category whose bets count; null for all.'),
  "vendor": zod.string().min(1).max(listTournamentsResponseValueTournamentsItemVendorMax).nullable().describe('The vendor whose bets count; null for all.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(listTournamentsResponseValueTournamentsItemStartsAtMax).describe('From when bets that settle count.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listTournamentsResponseValueTournamentsItemEndsAtMax).describe('Until when, not included.'),
  "state": zod.enum(['coming', 'running', 'ended', 'paid']).describe('`coming -> running -> ended -> paid`: before its start, until its end, until its prizes are paid, and then.'),
  "prizePool": zod.string().max(listTournamentsResponseValueTournamentsItemPrizePoolMax).regex(listTournamentsResponseValueTournamentsItemPrizePoolRegExp).describe('The sum of all prizes.'),
  "prizes": zod.array(zod.strictObject({
  "from": zod.int().min(1).max(listTournamentsResponseValueTournamentsItemPrizesItemFromMax).describe('The first place.'),
  "to": zod.int().min(1).max(listTournamentsResponseValueTournamentsItemPrizesItemToMax).describe('The last place.'),
  "amount": zod.string().max(listTournamentsResponseValueTournamentsItemPrizesItemAmountMax).regex(listTournamentsResponseValueTournamentsItemPrizesItemAmountRegExp).describe('What each of these places gets.')
}).describe('The prize of each place from one to another.')).min(1).max(listTournamentsResponseValueTournamentsItemPrizesMax).describe('The prizes, the first places first. Members who share a place share the prizes of all the places that they take, in equal parts rounded down.')
}).describe('A competition for the best places, with prizes in the main wallet.')).max(listTournamentsResponseValueTournamentsMax).describe('Those that run, the first to end first; then those to come, then those of the last 92 days, the last to end first.')
}).describe('The tournaments.')
}).describe('The answer of `listTournaments`.')

export const listTournaments = {
  response: ListTournamentsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

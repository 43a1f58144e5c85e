// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listTournamentBoardResponseValueContentItemPositionMax = 100000000;

export const listTournamentBoardResponseValueContentItemRankMax = 100000000;

export const listTournamentBoardResponseValueContentItemNicknameMax = 64;

export const listTournamentBoardResponseValueContentItemScoreMax = 18;

export const listTournamentBoardResponseValueContentItemScoreRegExp = new RegExp('^[0-9]{1,15}\\.[0-9]{2}$');

export const listTournamentBoardResponseValueContentItemPrizeMax = 25;

export const listTournamentBoardResponseValueContentItemPrizeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTournamentBoardResponseValueContentMax = 100;

export const listTournamentBoardResponseValueTotalPagesMin = 0;

export const listTournamentBoardResponseValueTotalPagesMax = 1000000;

export const listTournamentBoardResponseValueTotalElementsMin = 0;

export const listTournamentBoardResponseValueTotalElementsMax = 100000000;

export const listTournamentBoardResponseValueMeOnePositionMax = 100000000;

export const listTournamentBoardResponseValueMeOneRankMax = 100000000;

export const listTournamentBoardResponseValueMeOneNicknameMax = 64;

export const listTournamentBoardResponseValueMeOneScoreMax = 18;

export const listTournamentBoardResponseValueMeOneScoreRegExp = new RegExp('^[0-9]{1,15}\\.[0-9]{2}$');

export const listTournamentBoardResponseValueMeOnePrizeMax = 25;

export const listTournamentBoardResponseValueMeOnePrizeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTournamentBoardResponseValueTournamentTournamentIdMax = 40;

export const listTournamentBoardResponseValueTournamentTitleMax = 80;

export const listTournamentBoardResponseValueTournamentTextMax = 300;

export const listTournamentBoardResponseValueTournamentMinimumStakeMax = 25;

export const listTournamentBoardResponseValueTournamentMinimumStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTournamentBoardResponseValueTournamentVendorMax = 20;

export const listTournamentBoardResponseValueTournamentStartsAtMax = 30;

export const listTournamentBoardResponseValueTournamentEndsAtMax = 30;

export const listTournamentBoardResponseValueTournamentPrizePoolMax = 25;

export const listTournamentBoardResponseValueTournamentPrizePoolRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTournamentBoardResponseValueTournamentPrizesItemFromMax = 100000;

export const listTournamentBoardResponseValueTournamentPrizesItemToMax = 100000;

export const listTournamentBoardResponseValueTournamentPrizesItemAmountMax = 25;

export const listTournamentBoardResponseValueTournamentPrizesItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTournamentBoardResponseValueTournamentPrizesMax = 100;

export const listTournamentBoardResponseValueAsOfMax = 30;

export const ListTournamentBoardResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "position": zod.int().min(1).max(listTournamentBoardResponseValueContentItemPositionMax).describe('The position in the order of the list; no other entry has it.'),
  "rank": zod.int().min(1).max(listTournamentBoardResponseValueContentItemRankMax).describe('The place; equal scores share it.'),
  "nickname": zod.string().min(1).max(listTournamentBoardResponseValueContentItemNicknameMax).describe('The name that others see, masked.'),
  "score": zod.string().max(listTournamentBoardResponseValueContentItemScoreMax).regex(listTournamentBoardResponseValueContentItemScoreRegExp).describe('The valid turnover in the currency of the brand, or the multiplier, with two decimals, rounded down.'),
  "prize": zod.string().max(listTournamentBoardResponseValueContentItemPrizeMax).regex(listTournamentBoardResponseValueContentItemPrizeRegExp).describe('What the place gives as things stand; what it gave once the prizes are paid.')
}).describe('A place in a tournament.')).max(listTournamentBoardResponseValueContentMax).describe('The places of the page, the first first.'),
  "totalPages": zod.int().min(listTournamentBoardResponseValueTotalPagesMin).max(listTournamentBoardResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listTournamentBoardResponseValueTotalElementsMin).max(listTournamentBoardResponseValueTotalElementsMax).describe('Entries in all.'),
  "me": zod.union([zod.strictObject({
  "position": zod.int().min(1).max(listTournamentBoardResponseValueMeOnePositionMax).describe('The position in the order of the list; no other entry has it.'),
  "rank": zod.int().min(1).max(listTournamentBoardResponseValueMeOneRankMax).describe('The place; equal scores share it.'),
  "nickname": zod.string().min(1).max(listTournamentBoardResponseValueMeOneNicknameMax).describe('The name that others see, masked.'),
  "score": zod.string().max(listTournamentBoardResponseValueMeOneScoreMax).regex(listTournamentBoardResponseValueMeOneScoreRegExp).describe('The valid turnover in the currency of the brand, or the multiplier, with two decimals, rounded down.'),
  "prize": zod.string().max(listTournamentBoardResponseValueMeOnePrizeMax).regex(listTournamentBoardResponseValueMeOnePrizeRegExp).describe('What the place gives as things stand; what it gave once the prizes are paid.')
}).describe('A place in a tournament.'),zod.null()]).describe('The place of the member of the session, null where it has none yet.'),
  "tournament": zod.strictObject({
  "tournamentId": zod.string().min(1).max(listTournamentBoardResponseValueTournamentTournamentIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listTournamentBoardResponseValueTournamentTitleMax).describe('Its name.'),
  "text": zod.string().min(1).max(listTournamentBoardResponseValueTournamentTextMax).describe('What moves a member up, in words.'),
  "metric": zod.enum(['turnover', 'multiplier']).describe('What is counted: valid turnover, or the best payout of one bet as a multiple of its stake.'),
  "minimumStake": zod.string().max(listTournamentBoardResponseValueTournamentMinimumStakeMax).regex(listTournamentBoardResponseValueTournamentMinimumStakeRegExp).describe('The smallest stake that counts.'),
  "category": zod.union([zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),zod.null()]).describe('The category whose bets count; null for all.'),
  "vendor": zod.string().min(1).max(listTournamentBoardResponseValueTournamentVendorMax).nullable().describe('The vendor whose bets count; null for all.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(listTournamentBoardResponseValueTournamentStartsAtMax).describe('From when bets that settle count.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listTournamentBoardResponseValueTournamentEndsAtMax).describe('Until when, not included.'),
  "state": zod.enum(['coming', 'running', 'ended', 'paid']).describe('`coming -> running -> ended -> paid`: before its start, until its end, until its prizes are paid, and then.'),
  "prizePool": zod.string().max(listTournamentBoardResponseValueTournamentPrizePoolMax).regex(listTournamentBoardResponseValueTournamentPrizePoolRegExp).describe('The sum of all prizes.'),
  "prizes": zod.array(zod.strictObject({
  "from": zod.int().min(1).max(listTournamentBoardResponseValueTournamentPrizesItemFromMax).describe('The first place.'),
  "to": zod.int().min(1).max(listTournamentBoardResponseValueTournamentPrizesItemToMax).describe('The last place.'),
  "amount": zod.string().max(listTournamentBoardResponseValueTournamentPrizesItemAmountMax).regex(listTournamentBoardResponseValueTournamentPrizesItemAmountRegExp).describe('What each of these places gets.')
}).describe('The prize of each place from one to another.')).min(1).max(listTournamentBoardResponseValueTournamentPrizesMax).describe('The prizes, the first places first. Members who share a place share the prizes of all the places that they take, in equal parts rounded down.')
}).describe('A competition for the best places, with prizes in the main wallet.'),
  "asOf": zod.iso.datetime({"offset":true}).max(listTournamentBoardResponseValueAsOfMax).describe('The moment for which the places hold.')
}).describe('A page of the places of a tournament.')
}).describe('The answer of `listTournamentBoard`.')

export const listTournamentBoard = {
  response: ListTournamentBoardResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

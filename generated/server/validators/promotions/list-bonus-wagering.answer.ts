// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listBonusWageringResponseValueContentItemEntryIdMax = 40;

export const listBonusWageringResponseValueContentItemBetIdMax = 40;

export const listBonusWageringResponseValueContentItemGameNameMax = 120;

export const listBonusWageringResponseValueContentItemStakeMax = 25;

export const listBonusWageringResponseValueContentItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listBonusWageringResponseValueContentItemRateMin = 0;

export const listBonusWageringResponseValueContentItemRateMax = 10000;

export const listBonusWageringResponseValueContentItemCountedMax = 25;

export const listBonusWageringResponseValueContentItemCountedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listBonusWageringResponseValueContentItemCountedTotalMax = 25;

export const listBonusWageringResponseValueContentItemCountedTotalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listBonusWageringResponseValueContentItemAtMax = 30;

export const listBonusWageringResponseValueContentMax = 100;

export const listBonusWageringResponseValueTotalPagesMin = 0;

export const listBonusWageringResponseValueTotalPagesMax = 1000000;

export const listBonusWageringResponseValueTotalElementsMin = 0;

export const listBonusWageringResponseValueTotalElementsMax = 100000000;

export const listBonusWageringResponseValueTotalsStakeMax = 25;

export const listBonusWageringResponseValueTotalsStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listBonusWageringResponseValueTotalsCountedMax = 25;

export const listBonusWageringResponseValueTotalsCountedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListBonusWageringResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "entryId": zod.string().min(1).max(listBonusWageringResponseValueContentItemEntryIdMax).describe('Its id.'),
  "betId": zod.string().min(1).max(listBonusWageringResponseValueContentItemBetIdMax).describe('The bet.'),
  "gameName": zod.string().min(1).max(listBonusWageringResponseValueContentItemGameNameMax).describe('The game.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "stake": zod.string().max(listBonusWageringResponseValueContentItemStakeMax).regex(listBonusWageringResponseValueContentItemStakeRegExp).describe('The stake of the bet.'),
  "rate": zod.int().min(listBonusWageringResponseValueContentItemRateMin).max(listBonusWageringResponseValueContentItemRateMax).describe('The share that counted, in basis points.'),
  "counted": zod.string().max(listBonusWageringResponseValueContentItemCountedMax).regex(listBonusWageringResponseValueContentItemCountedRegExp).describe('What of the stake counted.'),
  "reason": zod.enum(['counted_in_full', 'counted_in_part', 'category_excluded', 'stake_too_high', 'opposing_bets', 'void_or_push', 'placed_before', 'placed_after', 'completed_before']).describe('Why a bet counted as it did: in full; in part, by the share of its category or of the stake that was at risk; not at\nall because its category does not count, the stake was above the largest one, bets covered opposing outcomes of one\ndraw or round, it was void or a push, it was placed before the grant or after the end, or nothing was left to stake.\n'),
  "countedTotal": zod.string().max(listBonusWageringResponseValueContentItemCountedTotalMax).regex(listBonusWageringResponseValueContentItemCountedTotalRegExp).describe('What had counted in all after it.'),
  "at": zod.iso.datetime({"offset":true}).max(listBonusWageringResponseValueContentItemAtMax).describe('When the bet was settled, which is when it counts.')
}).describe('What one bet did for the wagering of a bonus. Bets that did not count have an entry too.')).max(listBonusWageringResponseValueContentMax).describe('The entries of the page, the newest first.'),
  "totalPages": zod.int().min(listBonusWageringResponseValueTotalPagesMin).max(listBonusWageringResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listBonusWageringResponseValueTotalElementsMin).max(listBonusWageringResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "stake": zod.string().max(listBonusWageringResponseValueTotalsStakeMax).regex(listBonusWageringResponseValueTotalsStakeRegExp).describe('Stakes.'),
  "counted": zod.string().max(listBonusWageringResponseValueTotalsCountedMax).regex(listBonusWageringResponseValueTotalsCountedRegExp).describe('What of them counted.')
}).describe('Sums over all pages of the ledger.')
}).describe('A page of the wagering ledger of a bonus.')
}).describe('The answer of `listBonusWagering`.')

export const listBonusWagering = {
  response: ListBonusWageringResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

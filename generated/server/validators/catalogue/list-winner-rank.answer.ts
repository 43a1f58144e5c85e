// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listWinnerRankResponseValueContentItemRankMax = 1000000;

export const listWinnerRankResponseValueContentItemNicknameMin = 3;

export const listWinnerRankResponseValueContentItemNicknameMax = 64;

export const listWinnerRankResponseValueContentItemGameNameMax = 120;

export const listWinnerRankResponseValueContentItemNodeIdMax = 12;

export const listWinnerRankResponseValueContentItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');

export const listWinnerRankResponseValueContentItemVendorMax = 20;

export const listWinnerRankResponseValueContentItemVendorRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listWinnerRankResponseValueContentItemVendorNameMax = 60;

export const listWinnerRankResponseValueContentItemAmountMax = 25;

export const listWinnerRankResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listWinnerRankResponseValueContentItemAtMax = 30;

export const listWinnerRankResponseValueContentMax = 100;

export const listWinnerRankResponseValueTotalPagesMin = 0;

export const listWinnerRankResponseValueTotalPagesMax = 1000;

export const listWinnerRankResponseValueTotalElementsMin = 0;

export const listWinnerRankResponseValueTotalElementsMax = 1000;

export const listWinnerRankResponseValueFromMax = 30;

export const listWinnerRankResponseValueToMax = 30;

export const ListWinnerRankResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "rank": zod.int().min(1).max(listWinnerRankResponseValueContentItemRankMax).describe('Its place among the wins of the period by amount, 1 the highest.'),
  "nickname": zod.string().min(listWinnerRankResponseValueContentItemNicknameMin).max(listWinnerRankResponseValueContentItemNicknameMax).describe('The winner\'s nickname, masked: at most the first two and the last two letters stand.'),
  "gameName": zod.string().min(1).max(listWinnerRankResponseValueContentItemGameNameMax).describe('The game.'),
  "nodeId": zod.string().max(listWinnerRankResponseValueContentItemNodeIdMax).regex(listWinnerRankResponseValueContentItemNodeIdRegExp).nullable().describe('Its place in the catalogue, null once it has left.'),
  "vendor": zod.string().max(listWinnerRankResponseValueContentItemVendorMax).regex(listWinnerRankResponseValueContentItemVendorRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(listWinnerRankResponseValueContentItemVendorNameMax).describe('The vendor\'s name.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "amount": zod.string().max(listWinnerRankResponseValueContentItemAmountMax).regex(listWinnerRankResponseValueContentItemAmountRegExp).describe('What the round or bet brought: its payout less its stake.'),
  "at": zod.iso.datetime({"offset":true}).max(listWinnerRankResponseValueContentItemAtMax).describe('When it was paid.')
}).describe('A win, without the name of who had it.')).max(listWinnerRankResponseValueContentMax).describe('The wins of the page in the order asked for; none beyond the last page.'),
  "totalPages": zod.int().min(listWinnerRankResponseValueTotalPagesMin).max(listWinnerRankResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listWinnerRankResponseValueTotalElementsMin).max(listWinnerRankResponseValueTotalElementsMax).describe('Wins in all, at most 1,000.'),
  "period": zod.enum(['today', 'week', 'month']).describe('The calendar day, week from Monday or month of the brand\'s time zone.'),
  "from": zod.iso.datetime({"offset":true}).max(listWinnerRankResponseValueFromMax).describe('Its beginning, included.'),
  "to": zod.iso.datetime({"offset":true}).max(listWinnerRankResponseValueToMax).describe('The moment up to which it was counted.')
}).describe('A page of the wins of a period.')
}).describe('The answer of `listWinnerRank`.')

export const listWinnerRank = {
  response: ListWinnerRankResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

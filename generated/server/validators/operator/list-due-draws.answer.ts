// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listDueDrawsResponseValueContentItemDrawDrawIdMax = 50;

export const listDueDrawsResponseValueContentItemDrawDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const listDueDrawsResponseValueContentItemDrawGameCodeMax = 30;

export const listDueDrawsResponseValueContentItemDrawGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const listDueDrawsResponseValueContentItemDrawGameNameMax = 120;

export const listDueDrawsResponseValueContentItemDrawIssueNoMax = 16;

export const listDueDrawsResponseValueContentItemDrawIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');

export const listDueDrawsResponseValueContentItemDrawStationOneCodeMax = 8;

export const listDueDrawsResponseValueContentItemDrawStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');

export const listDueDrawsResponseValueContentItemDrawStationOneNameMax = 60;

export const listDueDrawsResponseValueContentItemDrawOpensAtMax = 30;

export const listDueDrawsResponseValueContentItemDrawClosesAtMax = 30;

export const listDueDrawsResponseValueContentItemDrawDrawAtMax = 30;

export const listDueDrawsResponseValueContentItemDrawSettledAtMax = 30;

export const listDueDrawsResponseValueContentItemDrawCommitmentMax = 64;

export const listDueDrawsResponseValueContentItemDrawCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');

export const listDueDrawsResponseValueContentItemDrawResultOneVersionMax = 1000;

export const listDueDrawsResponseValueContentItemDrawResultOneEnteredAtMax = 30;

export const listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersItemMax = 6;

export const listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersMax = 20;

export const listDueDrawsResponseValueContentItemDrawResultOnePrizesMax = 10;

export const listDueDrawsResponseValueContentItemDrawVoidReasonMax = 300;

export const listDueDrawsResponseValueContentItemPrizeTableItemCountMax = 20;

export const listDueDrawsResponseValueContentItemPrizeTableItemDigitsMax = 6;

export const listDueDrawsResponseValueContentItemPrizeTableMax = 10;

export const listDueDrawsResponseValueContentItemLateSecondsMin = 0;

export const listDueDrawsResponseValueContentItemLateSecondsMax = 100000000;

export const listDueDrawsResponseValueContentItemFiguresBetsMin = 0;

export const listDueDrawsResponseValueContentItemFiguresBetsMax = 100000000;

export const listDueDrawsResponseValueContentItemFiguresMembersMin = 0;

export const listDueDrawsResponseValueContentItemFiguresMembersMax = 100000000;

export const listDueDrawsResponseValueContentItemFiguresStakeMax = 25;

export const listDueDrawsResponseValueContentItemFiguresStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDueDrawsResponseValueContentItemFiguresPayoutMax = 25;

export const listDueDrawsResponseValueContentItemFiguresPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDueDrawsResponseValueContentItemFiguresReturnedMax = 25;

export const listDueDrawsResponseValueContentItemFiguresReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDueDrawsResponseValueContentItemFiguresResultMax = 25;

export const listDueDrawsResponseValueContentItemFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listDueDrawsResponseValueContentItemVersionsItemVersionMax = 1000;

export const listDueDrawsResponseValueContentItemVersionsItemEnteredAtMax = 30;

export const listDueDrawsResponseValueContentItemVersionsItemEnteredByMax = 64;

export const listDueDrawsResponseValueContentItemVersionsItemPrizesItemNumbersItemMax = 6;

export const listDueDrawsResponseValueContentItemVersionsItemPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const listDueDrawsResponseValueContentItemVersionsItemPrizesItemNumbersMax = 20;

export const listDueDrawsResponseValueContentItemVersionsItemPrizesMax = 10;

export const listDueDrawsResponseValueContentItemVersionsItemReasonMax = 300;

export const listDueDrawsResponseValueContentItemVersionsMax = 100;

export const listDueDrawsResponseValueContentMax = 100;

export const listDueDrawsResponseValueTotalPagesMin = 0;

export const listDueDrawsResponseValueTotalPagesMax = 1000000;

export const listDueDrawsResponseValueTotalElementsMin = 0;

export const listDueDrawsResponseValueTotalElementsMax = 100000000;

export const ListDueDrawsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "draw": zod.strictObject({
  "drawId": zod.string().max(listDueDrawsResponseValueContentItemDrawDrawIdMax).regex(listDueDrawsResponseValueContentItemDrawDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(listDueDrawsResponseValueContentItemDrawGameCodeMax).regex(listDueDrawsResponseValueContentItemDrawGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listDueDrawsResponseValueContentItemDrawGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(listDueDrawsResponseValueContentItemDrawIssueNoMax).regex(listDueDrawsResponseValueContentItemDrawIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(listDueDrawsResponseValueContentItemDrawStationOneCodeMax).regex(listDueDrawsResponseValueContentItemDrawStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(listDueDrawsResponseValueContentItemDrawStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(listDueDrawsResponseValueContentItemDrawOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(listDueDrawsResponseValueContentItemDrawClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(listDueDrawsResponseValueContentItemDrawDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(listDueDrawsResponseValueContentItemDrawSettledAtMax).nullable().describe('When its bets were settled last; null until then.'),
  "commitment": zod.string().max(listDueDrawsResponseValueContentItemDrawCommitmentMax).regex(listDueDrawsResponseValueContentItemDrawCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(listDueDrawsResponseValueContentItemDrawResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(listDueDrawsResponseValueContentItemDrawResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersItemMax).regex(listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(listDueDrawsResponseValueContentItemDrawResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(listDueDrawsResponseValueContentItemDrawVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it; else null.')
}).describe('A draw of a lottery game.'),
  "prizeTable": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "count": zod.int().min(1).max(listDueDrawsResponseValueContentItemPrizeTableItemCountMax).describe('Numbers that are drawn for it.'),
  "digits": zod.int().min(1).max(listDueDrawsResponseValueContentItemPrizeTableItemDigitsMax).describe('Digits of each.')
}).describe('A row of a prize table.')).max(listDueDrawsResponseValueContentItemPrizeTableMax).describe('The rows that a result has.'),
  "lateSeconds": zod.int().min(listDueDrawsResponseValueContentItemLateSecondsMin).max(listDueDrawsResponseValueContentItemLateSecondsMax).describe('Seconds for which its result has been overdue, 0 once it is entered.'),
  "figures": zod.strictObject({
  "bets": zod.int().min(listDueDrawsResponseValueContentItemFiguresBetsMin).max(listDueDrawsResponseValueContentItemFiguresBetsMax).describe('Bets, cancelled ones left out.'),
  "members": zod.int().min(listDueDrawsResponseValueContentItemFiguresMembersMin).max(listDueDrawsResponseValueContentItemFiguresMembersMax).describe('Members who placed them.'),
  "stake": zod.string().max(listDueDrawsResponseValueContentItemFiguresStakeMax).regex(listDueDrawsResponseValueContentItemFiguresStakeRegExp).describe('What they staked.'),
  "payout": zod.string().max(listDueDrawsResponseValueContentItemFiguresPayoutMax).regex(listDueDrawsResponseValueContentItemFiguresPayoutRegExp).describe('What bets that won or lost were paid.'),
  "returned": zod.string().max(listDueDrawsResponseValueContentItemFiguresReturnedMax).regex(listDueDrawsResponseValueContentItemFiguresReturnedRegExp).describe('Stakes that came back.'),
  "result": zod.string().max(listDueDrawsResponseValueContentItemFiguresResultMax).regex(listDueDrawsResponseValueContentItemFiguresResultRegExp).describe('The house\'s result, stake less payout less returned; 0.00 until the draw is settled.')
}).describe('What was bet on a draw and what it paid, in the version that holds.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(listDueDrawsResponseValueContentItemVersionsItemVersionMax).describe('Its number, 1 the first.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(listDueDrawsResponseValueContentItemVersionsItemEnteredAtMax).describe('When it was entered.'),
  "enteredBy": zod.string().min(1).max(listDueDrawsResponseValueContentItemVersionsItemEnteredByMax).describe('The operator, or `system` for a built-in draw.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(listDueDrawsResponseValueContentItemVersionsItemPrizesItemNumbersItemMax).regex(listDueDrawsResponseValueContentItemVersionsItemPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(listDueDrawsResponseValueContentItemVersionsItemPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(listDueDrawsResponseValueContentItemVersionsItemPrizesMax).describe('The rows of the prize table in their order.'),
  "reason": zod.string().max(listDueDrawsResponseValueContentItemVersionsItemReasonMax).nullable().describe('Why it replaced the one before it, null for the first.')
}).describe('A version of a result, with who entered it.')).max(listDueDrawsResponseValueContentItemVersionsMax).describe('The versions of the result, the first one first; the last one holds.')
}).describe('A draw as the staff sees it.')).max(listDueDrawsResponseValueContentMax).describe('The draws of the page, the longest overdue first; none beyond the last page.'),
  "totalPages": zod.int().min(listDueDrawsResponseValueTotalPagesMin).max(listDueDrawsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listDueDrawsResponseValueTotalElementsMin).max(listDueDrawsResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of draws.')
}).describe('The answer of `listDueDraws`.')

export const listDueDraws = {
  response: ListDueDrawsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

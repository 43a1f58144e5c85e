// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const enterDrawResultResponseValueDrawDrawIdMax = 50;

export const enterDrawResultResponseValueDrawDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const enterDrawResultResponseValueDrawGameCodeMax = 30;

export const enterDrawResultResponseValueDrawGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const enterDrawResultResponseValueDrawGameNameMax = 120;

export const enterDrawResultResponseValueDrawIssueNoMax = 16;

export const enterDrawResultResponseValueDrawIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');

export const enterDrawResultResponseValueDrawStationOneCodeMax = 8;

export const enterDrawResultResponseValueDrawStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');

export const enterDrawResultResponseValueDrawStationOneNameMax = 60;

export const enterDrawResultResponseValueDrawOpensAtMax = 30;

export const enterDrawResultResponseValueDrawClosesAtMax = 30;

export const enterDrawResultResponseValueDrawDrawAtMax = 30;

export const enterDrawResultResponseValueDrawSettledAtMax = 30;

export const enterDrawResultResponseValueDrawCommitmentMax = 64;

export const enterDrawResultResponseValueDrawCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');

export const enterDrawResultResponseValueDrawResultOneVersionMax = 1000;

export const enterDrawResultResponseValueDrawResultOneEnteredAtMax = 30;

export const enterDrawResultResponseValueDrawResultOnePrizesItemNumbersItemMax = 6;

export const enterDrawResultResponseValueDrawResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const enterDrawResultResponseValueDrawResultOnePrizesItemNumbersMax = 20;

export const enterDrawResultResponseValueDrawResultOnePrizesMax = 10;

export const enterDrawResultResponseValueDrawVoidReasonMax = 300;

export const enterDrawResultResponseValuePrizeTableItemCountMax = 20;

export const enterDrawResultResponseValuePrizeTableItemDigitsMax = 6;

export const enterDrawResultResponseValuePrizeTableMax = 10;

export const enterDrawResultResponseValueLateSecondsMin = 0;

export const enterDrawResultResponseValueLateSecondsMax = 100000000;

export const enterDrawResultResponseValueFiguresBetsMin = 0;

export const enterDrawResultResponseValueFiguresBetsMax = 100000000;

export const enterDrawResultResponseValueFiguresMembersMin = 0;

export const enterDrawResultResponseValueFiguresMembersMax = 100000000;

export const enterDrawResultResponseValueFiguresStakeMax = 25;

export const enterDrawResultResponseValueFiguresStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const enterDrawResultResponseValueFiguresPayoutMax = 25;

export const enterDrawResultResponseValueFiguresPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const enterDrawResultResponseValueFiguresReturnedMax = 25;

export const enterDrawResultResponseValueFiguresReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const enterDrawResultResponseValueFiguresResultMax = 25;

export const enterDrawResultResponseValueFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const enterDrawResultResponseValueVersionsItemVersionMax = 1000;

export const enterDrawResultResponseValueVersionsItemEnteredAtMax = 30;

export const enterDrawResultResponseValueVersionsItemEnteredByMax = 64;

export const enterDrawResultResponseValueVersionsItemPrizesItemNumbersItemMax = 6;

export const enterDrawResultResponseValueVersionsItemPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const enterDrawResultResponseValueVersionsItemPrizesItemNumbersMax = 20;

export const enterDrawResultResponseValueVersionsItemPrizesMax = 10;

export const enterDrawResultResponseValueVersionsItemReasonMax = 300;

export const enterDrawResultResponseValueVersionsMax = 100;

export const EnterDrawResultResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "draw": zod.strictObject({
  "drawId": zod.string().max(enterDrawResultResponseValueDrawDrawIdMax).regex(enterDrawResultResponseValueDrawDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(enterDrawResultResponseValueDrawGameCodeMax).regex(enterDrawResultResponseValueDrawGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(enterDrawResultResponseValueDrawGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(enterDrawResultResponseValueDrawIssueNoMax).regex(enterDrawResultResponseValueDrawIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(enterDrawResultResponseValueDrawStationOneCodeMax).regex(enterDrawResultResponseValueDrawStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(enterDrawResultResponseValueDrawStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(enterDrawResultResponseValueDrawOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(enterDrawResultResponseValueDrawClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(enterDrawResultResponseValueDrawDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(enterDrawResultResponseValueDrawSettledAtMax).nullable().describe('When its bets were settled last; null until then.'),
  "commitment": zod.string().max(enterDrawResultResponseValueDrawCommitmentMax).regex(enterDrawResultResponseValueDrawCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(enterDrawResultResponseValueDrawResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(enterDrawResultResponseValueDrawResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(enterDrawResultResponseValueDrawResultOnePrizesItemNumbersItemMax).regex(enterDrawResultResponseValueDrawResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(enterDrawResultResponseValueDrawResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(enterDrawResultResponseValueDrawResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(enterDrawResultResponseValueDrawVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it; else null.')
}).describe('A draw of a lottery game.'),
  "prizeTable": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "count": zod.int().min(1).max(enterDrawResultResponseValuePrizeTableItemCountMax).describe('Numbers that are drawn for it.'),
  "digits": zod.int().min(1).max(enterDrawResultResponseValuePrizeTableItemDigitsMax).describe('Digits of each.')
}).describe('A row of a prize table.')).max(enterDrawResultResponseValuePrizeTableMax).describe('The rows that a result has.'),
  "lateSeconds": zod.int().min(enterDrawResultResponseValueLateSecondsMin).max(enterDrawResultResponseValueLateSecondsMax).describe('Seconds for which its result has been overdue, 0 once it is entered.'),
  "figures": zod.strictObject({
  "bets": zod.int().min(enterDrawResultResponseValueFiguresBetsMin).max(enterDrawResultResponseValueFiguresBetsMax).describe('Bets, cancelled ones left out.'),
  "members": zod.int().min(enterDrawResultResponseValueFiguresMembersMin).max(enterDrawResultResponseValueFiguresMembersMax).describe('Members who placed them.'),
  "stake": zod.string().max(enterDrawResultResponseValueFiguresStakeMax).regex(enterDrawResultResponseValueFiguresStakeRegExp).describe('What they staked.'),
  "payout": zod.string().max(enterDrawResultResponseValueFiguresPayoutMax).regex(enterDrawResultResponseValueFiguresPayoutRegExp).describe('What bets that won or lost were paid.'),
  "returned": zod.string().max(enterDrawResultResponseValueFiguresReturnedMax).regex(enterDrawResultResponseValueFiguresReturnedRegExp).describe('Stakes that came back.'),
  "result": zod.string().max(enterDrawResultResponseValueFiguresResultMax).regex(enterDrawResultResponseValueFiguresResultRegExp).describe('The house\'s result, stake less payout less returned; 0.00 until the draw is settled.')
}).describe('What was bet on a draw and what it paid, in the version that holds.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(enterDrawResultResponseValueVersionsItemVersionMax).describe('Its number, 1 the first.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(enterDrawResultResponseValueVersionsItemEnteredAtMax).describe('When it was entered.'),
  "enteredBy": zod.string().min(1).max(enterDrawResultResponseValueVersionsItemEnteredByMax).describe('The operator, or `system` for a built-in draw.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(enterDrawResultResponseValueVersionsItemPrizesItemNumbersItemMax).regex(enterDrawResultResponseValueVersionsItemPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(enterDrawResultResponseValueVersionsItemPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(enterDrawResultResponseValueVersionsItemPrizesMax).describe('The rows of the prize table in their order.'),
  "reason": zod.string().max(enterDrawResultResponseValueVersionsItemReasonMax).nullable().describe('Why it replaced the one before it, null for the first.')
}).describe('A version of a result, with who entered it.')).max(enterDrawResultResponseValueVersionsMax).describe('The versions of the result, the first one first; the last one holds.')
}).describe('A draw as the staff sees it.')
}).describe('The answer of `enterDrawResult`.')

export const enterDrawResult = {
  response: EnterDrawResultResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'conflict', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'draw_not_enterable', 'draw_result_invalid', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const correctDrawResultResponseValueDrawDrawIdMax = 50;

export const correctDrawResultResponseValueDrawDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const correctDrawResultResponseValueDrawGameCodeMax = 30;

export const correctDrawResultResponseValueDrawGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const correctDrawResultResponseValueDrawGameNameMax = 120;

export const correctDrawResultResponseValueDrawIssueNoMax = 16;

export const correctDrawResultResponseValueDrawIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');

export const correctDrawResultResponseValueDrawStationOneCodeMax = 8;

export const correctDrawResultResponseValueDrawStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');

export const correctDrawResultResponseValueDrawStationOneNameMax = 60;

export const correctDrawResultResponseValueDrawOpensAtMax = 30;

export const correctDrawResultResponseValueDrawClosesAtMax = 30;

export const correctDrawResultResponseValueDrawDrawAtMax = 30;

export const correctDrawResultResponseValueDrawSettledAtMax = 30;

export const correctDrawResultResponseValueDrawCommitmentMax = 64;

export const correctDrawResultResponseValueDrawCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');

export const correctDrawResultResponseValueDrawResultOneVersionMax = 1000;

export const correctDrawResultResponseValueDrawResultOneEnteredAtMax = 30;

export const correctDrawResultResponseValueDrawResultOnePrizesItemNumbersItemMax = 6;

export const correctDrawResultResponseValueDrawResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const correctDrawResultResponseValueDrawResultOnePrizesItemNumbersMax = 20;

export const correctDrawResultResponseValueDrawResultOnePrizesMax = 10;

export const correctDrawResultResponseValueDrawVoidReasonMax = 300;

export const correctDrawResultResponseValuePrizeTableItemCountMax = 20;

export const correctDrawResultResponseValuePrizeTableItemDigitsMax = 6;

export const correctDrawResultResponseValuePrizeTableMax = 10;

export const correctDrawResultResponseValueLateSecondsMin = 0;

export const correctDrawResultResponseValueLateSecondsMax = 100000000;

export const correctDrawResultResponseValueFiguresBetsMin = 0;

export const correctDrawResultResponseValueFiguresBetsMax = 100000000;

export const correctDrawResultResponseValueFiguresMembersMin = 0;

export const correctDrawResultResponseValueFiguresMembersMax = 100000000;

export const correctDrawResultResponseValueFiguresStakeMax = 25;

export const correctDrawResultResponseValueFiguresStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const correctDrawResultResponseValueFiguresPayoutMax = 25;

export const correctDrawResultResponseValueFiguresPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const correctDrawResultResponseValueFiguresReturnedMax = 25;

export const correctDrawResultResponseValueFiguresReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const correctDrawResultResponseValueFiguresResultMax = 25;

export const correctDrawResultResponseValueFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const correctDrawResultResponseValueVersionsItemVersionMax = 1000;

export const correctDrawResultResponseValueVersionsItemEnteredAtMax = 30;

export const correctDrawResultResponseValueVersionsItemEnteredByMax = 64;

export const correctDrawResultResponseValueVersionsItemPrizesItemNumbersItemMax = 6;

export const correctDrawResultResponseValueVersionsItemPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const correctDrawResultResponseValueVersionsItemPrizesItemNumbersMax = 20;

export const correctDrawResultResponseValueVersionsItemPrizesMax = 10;

export const correctDrawResultResponseValueVersionsItemReasonMax = 300;

export const correctDrawResultResponseValueVersionsMax = 100;

export const CorrectDrawResultResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "draw": zod.strictObject({
  "drawId": zod.string().max(correctDrawResultResponseValueDrawDrawIdMax).regex(correctDrawResultResponseValueDrawDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(correctDrawResultResponseValueDrawGameCodeMax).regex(correctDrawResultResponseValueDrawGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(correctDrawResultResponseValueDrawGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(correctDrawResultResponseValueDrawIssueNoMax).regex(correctDrawResultResponseValueDrawIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(correctDrawResultResponseValueDrawStationOneCodeMax).regex(correctDrawResultResponseValueDrawStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(correctDrawResultResponseValueDrawStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(correctDrawResultResponseValueDrawOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(correctDrawResultResponseValueDrawClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(correctDrawResultResponseValueDrawDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(correctDrawResultResponseValueDrawSettledAtMax).nullable().describe('When its bets were settled last; null until then.'),
  "commitment": zod.string().max(correctDrawResultResponseValueDrawCommitmentMax).regex(correctDrawResultResponseValueDrawCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(correctDrawResultResponseValueDrawResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(correctDrawResultResponseValueDrawResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(correctDrawResultResponseValueDrawResultOnePrizesItemNumbersItemMax).regex(correctDrawResultResponseValueDrawResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(correctDrawResultResponseValueDrawResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(correctDrawResultResponseValueDrawResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(correctDrawResultResponseValueDrawVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it; else null.')
}).describe('A draw of a lottery game.'),
  "prizeTable": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "count": zod.int().min(1).max(correctDrawResultResponseValuePrizeTableItemCountMax).describe('Numbers that are drawn for it.'),
  "digits": zod.int().min(1).max(correctDrawResultResponseValuePrizeTableItemDigitsMax).describe('Digits of each.')
}).describe('A row of a prize table.')).max(correctDrawResultResponseValuePrizeTableMax).describe('The rows that a result has.'),
  "lateSeconds": zod.int().min(correctDrawResultResponseValueLateSecondsMin).max(correctDrawResultResponseValueLateSecondsMax).describe('Seconds for which its result has been overdue, 0 once it is entered.'),
  "figures": zod.strictObject({
  "bets": zod.int().min(correctDrawResultResponseValueFiguresBetsMin).max(correctDrawResultResponseValueFiguresBetsMax).describe('Bets, cancelled ones left out.'),
  "members": zod.int().min(correctDrawResultResponseValueFiguresMembersMin).max(correctDrawResultResponseValueFiguresMembersMax).describe('Members who placed them.'),
  "stake": zod.string().max(correctDrawResultResponseValueFiguresStakeMax).regex(correctDrawResultResponseValueFiguresStakeRegExp).describe('What they staked.'),
  "payout": zod.string().max(correctDrawResultResponseValueFiguresPayoutMax).regex(correctDrawResultResponseValueFiguresPayoutRegExp).describe('What bets that won or lost were paid.'),
  "returned": zod.string().max(correctDrawResultResponseValueFiguresReturnedMax).regex(correctDrawResultResponseValueFiguresReturnedRegExp).describe('Stakes that came back.'),
  "result": zod.string().max(correctDrawResultResponseValueFiguresResultMax).regex(correctDrawResultResponseValueFiguresResultRegExp).describe('The house\'s result, stake less payout less returned; 0.00 until the draw is settled.')
}).describe('What was bet on a draw and what it paid, in the version that holds.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(correctDrawResultResponseValueVersionsItemVersionMax).describe('Its number, 1 the first.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(correctDrawResultResponseValueVersionsItemEnteredAtMax).describe('When it was entered.'),
  "enteredBy": zod.string().min(1).max(correctDrawResultResponseValueVersionsItemEnteredByMax).describe('The operator, or `system` for a built-in draw.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(correctDrawResultResponseValueVersionsItemPrizesItemNumbersItemMax).regex(correctDrawResultResponseValueVersionsItemPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(correctDrawResultResponseValueVersionsItemPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(correctDrawResultResponseValueVersionsItemPrizesMax).describe('The rows of the prize table in their order.'),
  "reason": zod.string().max(correctDrawResultResponseValueVersionsItemReasonMax).nullable().describe('Why it replaced the one before it, null for the first.')
}).describe('A version of a result, with who entered it.')).max(correctDrawResultResponseValueVersionsMax).describe('The versions of the result, the first one first; the last one holds.')
}).describe('A draw as the staff sees it.')
}).describe('The answer of `correctDrawResult`.')

export const correctDrawResult = {
  response: CorrectDrawResultResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'conflict', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'draw_not_enterable', 'draw_result_invalid', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

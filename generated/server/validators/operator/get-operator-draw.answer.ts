// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getOperatorDrawResponseValueDrawDrawIdMax = 50;

export const getOperatorDrawResponseValueDrawDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const getOperatorDrawResponseValueDrawGameCodeMax = 30;

export const getOperatorDrawResponseValueDrawGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const getOperatorDrawResponseValueDrawGameNameMax = 120;

export const getOperatorDrawResponseValueDrawIssueNoMax = 16;

export const getOperatorDrawResponseValueDrawIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');

export const getOperatorDrawResponseValueDrawStationOneCodeMax = 8;

export const getOperatorDrawResponseValueDrawStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');

export const getOperatorDrawResponseValueDrawStationOneNameMax = 60;

export const getOperatorDrawResponseValueDrawOpensAtMax = 30;

export const getOperatorDrawResponseValueDrawClosesAtMax = 30;

export const getOperatorDrawResponseValueDrawDrawAtMax = 30;

export const getOperatorDrawResponseValueDrawSettledAtMax = 30;

export const getOperatorDrawResponseValueDrawCommitmentMax = 64;

export const getOperatorDrawResponseValueDrawCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');

export const getOperatorDrawResponseValueDrawResultOneVersionMax = 1000;

export const getOperatorDrawResponseValueDrawResultOneEnteredAtMax = 30;

export const getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersItemMax = 6;

export const getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersMax = 20;

export const getOperatorDrawResponseValueDrawResultOnePrizesMax = 10;

export const getOperatorDrawResponseValueDrawVoidReasonMax = 300;

export const getOperatorDrawResponseValuePrizeTableItemCountMax = 20;

export const getOperatorDrawResponseValuePrizeTableItemDigitsMax = 6;

export const getOperatorDrawResponseValuePrizeTableMax = 10;

export const getOperatorDrawResponseValueLateSecondsMin = 0;

export const getOperatorDrawResponseValueLateSecondsMax = 100000000;

export const getOperatorDrawResponseValueFiguresBetsMin = 0;

export const getOperatorDrawResponseValueFiguresBetsMax = 100000000;

export const getOperatorDrawResponseValueFiguresMembersMin = 0;

export const getOperatorDrawResponseValueFiguresMembersMax = 100000000;

export const getOperatorDrawResponseValueFiguresStakeMax = 25;

export const getOperatorDrawResponseValueFiguresStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getOperatorDrawResponseValueFiguresPayoutMax = 25;

export const getOperatorDrawResponseValueFiguresPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getOperatorDrawResponseValueFiguresReturnedMax = 25;

export const getOperatorDrawResponseValueFiguresReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getOperatorDrawResponseValueFiguresResultMax = 25;

export const getOperatorDrawResponseValueFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getOperatorDrawResponseValueVersionsItemVersionMax = 1000;

export const getOperatorDrawResponseValueVersionsItemEnteredAtMax = 30;

export const getOperatorDrawResponseValueVersionsItemEnteredByMax = 64;

export const getOperatorDrawResponseValueVersionsItemPrizesItemNumbersItemMax = 6;

export const getOperatorDrawResponseValueVersionsItemPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const getOperatorDrawResponseValueVersionsItemPrizesItemNumbersMax = 20;

export const getOperatorDrawResponseValueVersionsItemPrizesMax = 10;

export const getOperatorDrawResponseValueVersionsItemReasonMax = 300;

export const getOperatorDrawResponseValueVersionsMax = 100;

export const GetOperatorDrawResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "draw": zod.strictObject({
  "drawId": zod.string().max(getOperatorDrawResponseValueDrawDrawIdMax).regex(getOperatorDrawResponseValueDrawDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(getOperatorDrawResponseValueDrawGameCodeMax).regex(getOperatorDrawResponseValueDrawGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(getOperatorDrawResponseValueDrawGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(getOperatorDrawResponseValueDrawIssueNoMax).regex(getOperatorDrawResponseValueDrawIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(getOperatorDrawResponseValueDrawStationOneCodeMax).regex(getOperatorDrawResponseValueDrawStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(getOperatorDrawResponseValueDrawStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(getOperatorDrawResponseValueDrawOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(getOperatorDrawResponseValueDrawClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(getOperatorDrawResponseValueDrawDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(getOperatorDrawResponseValueDrawSettledAtMax).nullable().describe('When its bets were settled last; null until then.'),
  "commitment": zod.string().max(getOperatorDrawResponseValueDrawCommitmentMax).regex(getOperatorDrawResponseValueDrawCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(getOperatorDrawResponseValueDrawResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(getOperatorDrawResponseValueDrawResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersItemMax).regex(getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(getOperatorDrawResponseValueDrawResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(getOperatorDrawResponseValueDrawVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it; else null.')
}).describe('A draw of a lottery game.'),
  "prizeTable": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "count": zod.int().min(1).max(getOperatorDrawResponseValuePrizeTableItemCountMax).describe('Numbers that are drawn for it.'),
  "digits": zod.int().min(1).max(getOperatorDrawResponseValuePrizeTableItemDigitsMax).describe('Digits of each.')
}).describe('A row of a prize table.')).max(getOperatorDrawResponseValuePrizeTableMax).describe('The rows that a result has.'),
  "lateSeconds": zod.int().min(getOperatorDrawResponseValueLateSecondsMin).max(getOperatorDrawResponseValueLateSecondsMax).describe('Seconds for which its result has been overdue, 0 once it is entered.'),
  "figures": zod.strictObject({
  "bets": zod.int().min(getOperatorDrawResponseValueFiguresBetsMin).max(getOperatorDrawResponseValueFiguresBetsMax).describe('Bets, cancelled ones left out.'),
  "members": zod.int().min(getOperatorDrawResponseValueFiguresMembersMin).max(getOperatorDrawResponseValueFiguresMembersMax).describe('Members who placed them.'),
  "stake": zod.string().max(getOperatorDrawResponseValueFiguresStakeMax).regex(getOperatorDrawResponseValueFiguresStakeRegExp).describe('What they staked.'),
  "payout": zod.string().max(getOperatorDrawResponseValueFiguresPayoutMax).regex(getOperatorDrawResponseValueFiguresPayoutRegExp).describe('What bets that won or lost were paid.'),
  "returned": zod.string().max(getOperatorDrawResponseValueFiguresReturnedMax).regex(getOperatorDrawResponseValueFiguresReturnedRegExp).describe('Stakes that came back.'),
  "result": zod.string().max(getOperatorDrawResponseValueFiguresResultMax).regex(getOperatorDrawResponseValueFiguresResultRegExp).describe('The house\'s result, stake less payout less returned; 0.00 until the draw is settled.')
}).describe('What was bet on a draw and what it paid, in the version that holds.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(getOperatorDrawResponseValueVersionsItemVersionMax).describe('Its number, 1 the first.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(getOperatorDrawResponseValueVersionsItemEnteredAtMax).describe('When it was entered.'),
  "enteredBy": zod.string().min(1).max(getOperatorDrawResponseValueVersionsItemEnteredByMax).describe('The operator, or `system` for a built-in draw.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(getOperatorDrawResponseValueVersionsItemPrizesItemNumbersItemMax).regex(getOperatorDrawResponseValueVersionsItemPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(getOperatorDrawResponseValueVersionsItemPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(getOperatorDrawResponseValueVersionsItemPrizesMax).describe('The rows of the prize table in their order.'),
  "reason": zod.string().max(getOperatorDrawResponseValueVersionsItemReasonMax).nullable().describe('Why it replaced the one before it, null for the first.')
}).describe('A version of a result, with who entered it.')).max(getOperatorDrawResponseValueVersionsMax).describe('The versions of the result, the first one first; the last one holds.')
}).describe('A draw as the staff sees it.')
}).describe('The answer of `getOperatorDraw`.')

export const getOperatorDraw = {
  response: GetOperatorDrawResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

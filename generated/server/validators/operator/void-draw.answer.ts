// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const voidDrawResponseValueDrawDrawIdMax = 50;

export const voidDrawResponseValueDrawDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const voidDrawResponseValueDrawGameCodeMax = 30;

export const voidDrawResponseValueDrawGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const voidDrawResponseValueDrawGameNameMax = 120;

export const voidDrawResponseValueDrawIssueNoMax = 16;

export const voidDrawResponseValueDrawIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');

export const voidDrawResponseValueDrawStationOneCodeMax = 8;

export const voidDrawResponseValueDrawStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');

export const voidDrawResponseValueDrawStationOneNameMax = 60;

export const voidDrawResponseValueDrawOpensAtMax = 30;

export const voidDrawResponseValueDrawClosesAtMax = 30;

export const voidDrawResponseValueDrawDrawAtMax = 30;

export const voidDrawResponseValueDrawSettledAtMax = 30;

export const voidDrawResponseValueDrawCommitmentMax = 64;

export const voidDrawResponseValueDrawCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');

export const voidDrawResponseValueDrawResultOneVersionMax = 1000;

export const voidDrawResponseValueDrawResultOneEnteredAtMax = 30;

export const voidDrawResponseValueDrawResultOnePrizesItemNumbersItemMax = 6;

export const voidDrawResponseValueDrawResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const voidDrawResponseValueDrawResultOnePrizesItemNumbersMax = 20;

export const voidDrawResponseValueDrawResultOnePrizesMax = 10;

export const voidDrawResponseValueDrawVoidReasonMax = 300;

export const voidDrawResponseValuePrizeTableItemCountMax = 20;

export const voidDrawResponseValuePrizeTableItemDigitsMax = 6;

export const voidDrawResponseValuePrizeTableMax = 10;

export const voidDrawResponseValueLateSecondsMin = 0;

export const voidDrawResponseValueLateSecondsMax = 100000000;

export const voidDrawResponseValueFiguresBetsMin = 0;

export const voidDrawResponseValueFiguresBetsMax = 100000000;

export const voidDrawResponseValueFiguresMembersMin = 0;

export const voidDrawResponseValueFiguresMembersMax = 100000000;

export const voidDrawResponseValueFiguresStakeMax = 25;

export const voidDrawResponseValueFiguresStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const voidDrawResponseValueFiguresPayoutMax = 25;

export const voidDrawResponseValueFiguresPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const voidDrawResponseValueFiguresReturnedMax = 25;

export const voidDrawResponseValueFiguresReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const voidDrawResponseValueFiguresResultMax = 25;

export const voidDrawResponseValueFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const voidDrawResponseValueVersionsItemVersionMax = 1000;

export const voidDrawResponseValueVersionsItemEnteredAtMax = 30;

export const voidDrawResponseValueVersionsItemEnteredByMax = 64;

export const voidDrawResponseValueVersionsItemPrizesItemNumbersItemMax = 6;

export const voidDrawResponseValueVersionsItemPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const voidDrawResponseValueVersionsItemPrizesItemNumbersMax = 20;

export const voidDrawResponseValueVersionsItemPrizesMax = 10;

export const voidDrawResponseValueVersionsItemReasonMax = 300;

export const voidDrawResponseValueVersionsMax = 100;

export const VoidDrawResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "draw": zod.strictObject({
  "drawId": zod.string().max(voidDrawResponseValueDrawDrawIdMax).regex(voidDrawResponseValueDrawDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(voidDrawResponseValueDrawGameCodeMax).regex(voidDrawResponseValueDrawGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(voidDrawResponseValueDrawGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(voidDrawResponseValueDrawIssueNoMax).regex(voidDrawResponseValueDrawIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(voidDrawResponseValueDrawStationOneCodeMax).regex(voidDrawResponseValueDrawStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(voidDrawResponseValueDrawStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(voidDrawResponseValueDrawOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(voidDrawResponseValueDrawClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(voidDrawResponseValueDrawDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(voidDrawResponseValueDrawSettledAtMax).nullable().describe('When its bets were settled last; null until then.'),
  "commitment": zod.string().max(voidDrawResponseValueDrawCommitmentMax).regex(voidDrawResponseValueDrawCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(voidDrawResponseValueDrawResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(voidDrawResponseValueDrawResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(voidDrawResponseValueDrawResultOnePrizesItemNumbersItemMax).regex(voidDrawResponseValueDrawResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(voidDrawResponseValueDrawResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(voidDrawResponseValueDrawResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(voidDrawResponseValueDrawVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it; else null.')
}).describe('A draw of a lottery game.'),
  "prizeTable": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "count": zod.int().min(1).max(voidDrawResponseValuePrizeTableItemCountMax).describe('Numbers that are drawn for it.'),
  "digits": zod.int().min(1).max(voidDrawResponseValuePrizeTableItemDigitsMax).describe('Digits of each.')
}).describe('A row of a prize table.')).max(voidDrawResponseValuePrizeTableMax).describe('The rows that a result has.'),
  "lateSeconds": zod.int().min(voidDrawResponseValueLateSecondsMin).max(voidDrawResponseValueLateSecondsMax).describe('Seconds for which its result has been overdue, 0 once it is entered.'),
  "figures": zod.strictObject({
  "bets": zod.int().min(voidDrawResponseValueFiguresBetsMin).max(voidDrawResponseValueFiguresBetsMax).describe('Bets, cancelled ones left out.'),
  "members": zod.int().min(voidDrawResponseValueFiguresMembersMin).max(voidDrawResponseValueFiguresMembersMax).describe('Members who placed them.'),
  "stake": zod.string().max(voidDrawResponseValueFiguresStakeMax).regex(voidDrawResponseValueFiguresStakeRegExp).describe('What they staked.'),
  "payout": zod.string().max(voidDrawResponseValueFiguresPayoutMax).regex(voidDrawResponseValueFiguresPayoutRegExp).describe('What bets that won or lost were paid.'),
  "returned": zod.string().max(voidDrawResponseValueFiguresReturnedMax).regex(voidDrawResponseValueFiguresReturnedRegExp).describe('Stakes that came back.'),
  "result": zod.string().max(voidDrawResponseValueFiguresResultMax).regex(voidDrawResponseValueFiguresResultRegExp).describe('The house\'s result, stake less payout less returned; 0.00 until the draw is settled.')
}).describe('What was bet on a draw and what it paid, in the version that holds.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(voidDrawResponseValueVersionsItemVersionMax).describe('Its number, 1 the first.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(voidDrawResponseValueVersionsItemEnteredAtMax).describe('When it was entered.'),
  "enteredBy": zod.string().min(1).max(voidDrawResponseValueVersionsItemEnteredByMax).describe('The operator, or `system` for a built-in draw.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(voidDrawResponseValueVersionsItemPrizesItemNumbersItemMax).regex(voidDrawResponseValueVersionsItemPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(voidDrawResponseValueVersionsItemPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(voidDrawResponseValueVersionsItemPrizesMax).describe('The rows of the prize table in their order.'),
  "reason": zod.string().max(voidDrawResponseValueVersionsItemReasonMax).nullable().describe('Why it replaced the one before it, null for the first.')
}).describe('A version of a result, with who entered it.')).max(voidDrawResponseValueVersionsMax).describe('The versions of the result, the first one first; the last one holds.')
}).describe('A draw as the staff sees it.')
}).describe('The answer of `voidDraw`.')

export const voidDraw = {
  response: VoidDrawResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'draw_not_enterable', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

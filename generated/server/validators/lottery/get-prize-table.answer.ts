// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getPrizeTableResponseValueDrawDrawIdMax = 50;

export const getPrizeTableResponseValueDrawDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const getPrizeTableResponseValueDrawGameCodeMax = 30;

export const getPrizeTableResponseValueDrawGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const getPrizeTableResponseValueDrawGameNameMax = 120;

export const getPrizeTableResponseValueDrawIssueNoMax = 16;

export const getPrizeTableResponseValueDrawIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');

export const getPrizeTableResponseValueDrawStationOneCodeMax = 8;

export const getPrizeTableResponseValueDrawStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');

export const getPrizeTableResponseValueDrawStationOneNameMax = 60;

export const getPrizeTableResponseValueDrawOpensAtMax = 30;

export const getPrizeTableResponseValueDrawClosesAtMax = 30;

export const getPrizeTableResponseValueDrawDrawAtMax = 30;

export const getPrizeTableResponseValueDrawSettledAtMax = 30;

export const getPrizeTableResponseValueDrawCommitmentMax = 64;

export const getPrizeTableResponseValueDrawCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');

export const getPrizeTableResponseValueDrawResultOneVersionMax = 1000;

export const getPrizeTableResponseValueDrawResultOneEnteredAtMax = 30;

export const getPrizeTableResponseValueDrawResultOnePrizesItemNumbersItemMax = 6;

export const getPrizeTableResponseValueDrawResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const getPrizeTableResponseValueDrawResultOnePrizesItemNumbersMax = 20;

export const getPrizeTableResponseValueDrawResultOnePrizesMax = 10;

export const getPrizeTableResponseValueDrawVoidReasonMax = 300;

export const getPrizeTableResponseValueEndingsItemMax = 2;

export const getPrizeTableResponseValueEndingsItemRegExp = new RegExp('^[0-9]{2}$');

export const getPrizeTableResponseValueEndingsMax = 30;

export const getPrizeTableResponseValueHeadsItemDigitMax = 1;

export const getPrizeTableResponseValueHeadsItemDigitRegExp = new RegExp('^[0-9]$');

export const getPrizeTableResponseValueHeadsItemOthersItemMax = 1;

export const getPrizeTableResponseValueHeadsItemOthersItemRegExp = new RegExp('^[0-9]$');

export const getPrizeTableResponseValueHeadsItemOthersMax = 30;

export const getPrizeTableResponseValueHeadsMax = 10;

export const getPrizeTableResponseValueTailsItemDigitMax = 1;

export const getPrizeTableResponseValueTailsItemDigitRegExp = new RegExp('^[0-9]$');

export const getPrizeTableResponseValueTailsItemOthersItemMax = 1;

export const getPrizeTableResponseValueTailsItemOthersItemRegExp = new RegExp('^[0-9]$');

export const getPrizeTableResponseValueTailsItemOthersMax = 30;

export const getPrizeTableResponseValueTailsMax = 10;

export const GetPrizeTableResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "draw": zod.strictObject({
  "drawId": zod.string().max(getPrizeTableResponseValueDrawDrawIdMax).regex(getPrizeTableResponseValueDrawDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(getPrizeTableResponseValueDrawGameCodeMax).regex(getPrizeTableResponseValueDrawGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(getPrizeTableResponseValueDrawGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(getPrizeTableResponseValueDrawIssueNoMax).regex(getPrizeTableResponseValueDrawIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(getPrizeTableResponseValueDrawStationOneCodeMax).regex(getPrizeTableResponseValueDrawStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(getPrizeTableResponseValueDrawStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(getPrizeTableResponseValueDrawOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(getPrizeTableResponseValueDrawClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(getPrizeTableResponseValueDrawDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(getPrizeTableResponseValueDrawSettledAtMax).nullable().describe('When its bets were settled last; null until then.'),
  "commitment": zod.string().max(getPrizeTableResponseValueDrawCommitmentMax).regex(getPrizeTableResponseValueDrawCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(getPrizeTableResponseValueDrawResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(getPrizeTableResponseValueDrawResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(getPrizeTableResponseValueDrawResultOnePrizesItemNumbersItemMax).regex(getPrizeTableResponseValueDrawResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(getPrizeTableResponseValueDrawResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(getPrizeTableResponseValueDrawResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(getPrizeTableResponseValueDrawVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it; else null.')
}).describe('A draw of a lottery game.'),
  "endings": zod.array(zod.string().max(getPrizeTableResponseValueEndingsItemMax).regex(getPrizeTableResponseValueEndingsItemRegExp)).max(getPrizeTableResponseValueEndingsMax).describe('The last two digits of every number in the order of the table; empty until the result is known.'),
  "heads": zod.array(zod.strictObject({
  "digit": zod.string().max(getPrizeTableResponseValueHeadsItemDigitMax).regex(getPrizeTableResponseValueHeadsItemDigitRegExp).describe('The digit that they share.'),
  "others": zod.array(zod.string().max(getPrizeTableResponseValueHeadsItemOthersItemMax).regex(getPrizeTableResponseValueHeadsItemOthersItemRegExp)).max(getPrizeTableResponseValueHeadsItemOthersMax).describe('Their other digits, ascending; one that came twice stands twice.')
}).describe('The two-digit endings that share a digit.')).max(getPrizeTableResponseValueHeadsMax).describe('The endings by their first digit (đầu), `0` to `9`; empty until the result is known.'),
  "tails": zod.array(zod.strictObject({
  "digit": zod.string().max(getPrizeTableResponseValueTailsItemDigitMax).regex(getPrizeTableResponseValueTailsItemDigitRegExp).describe('The digit that they share.'),
  "others": zod.array(zod.string().max(getPrizeTableResponseValueTailsItemOthersItemMax).regex(getPrizeTableResponseValueTailsItemOthersItemRegExp)).max(getPrizeTableResponseValueTailsItemOthersMax).describe('Their other digits, ascending; one that came twice stands twice.')
}).describe('The two-digit endings that share a digit.')).max(getPrizeTableResponseValueTailsMax).describe('The endings by their last digit (đuôi), `0` to `9`; empty until the result is known.')
}).describe('The prize table of a Vietnamese draw.')
}).describe('The answer of `getPrizeTable`.')

export const getPrizeTable = {
  response: GetPrizeTableResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

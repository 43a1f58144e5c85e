// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getDrawResponseValueDrawIdMax = 50;

export const getDrawResponseValueDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const getDrawResponseValueGameCodeMax = 30;

export const getDrawResponseValueGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const getDrawResponseValueGameNameMax = 120;

export const getDrawResponseValueIssueNoMax = 16;

export const getDrawResponseValueIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');

export const getDrawResponseValueStationOneCodeMax = 8;

export const getDrawResponseValueStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');

export const getDrawResponseValueStationOneNameMax = 60;

export const getDrawResponseValueOpensAtMax = 30;

export const getDrawResponseValueClosesAtMax = 30;

export const getDrawResponseValueDrawAtMax = 30;

export const getDrawResponseValueSettledAtMax = 30;

export const getDrawResponseValueCommitmentMax = 64;

export const getDrawResponseValueCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');

export const getDrawResponseValueResultOneVersionMax = 1000;

export const getDrawResponseValueResultOneEnteredAtMax = 30;

export const getDrawResponseValueResultOnePrizesItemNumbersItemMax = 6;

export const getDrawResponseValueResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const getDrawResponseValueResultOnePrizesItemNumbersMax = 20;

export const getDrawResponseValueResultOnePrizesMax = 10;

export const getDrawResponseValueVoidReasonMax = 300;

export const GetDrawResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "drawId": zod.string().max(getDrawResponseValueDrawIdMax).regex(getDrawResponseValueDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(getDrawResponseValueGameCodeMax).regex(getDrawResponseValueGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(getDrawResponseValueGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(getDrawResponseValueIssueNoMax).regex(getDrawResponseValueIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(getDrawResponseValueStationOneCodeMax).regex(getDrawResponseValueStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(getDrawResponseValueStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(getDrawResponseValueOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(getDrawResponseValueClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(getDrawResponseValueDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(getDrawResponseValueSettledAtMax).nullable().describe('When its bets were settled last; null until then.'),
  "commitment": zod.string().max(getDrawResponseValueCommitmentMax).regex(getDrawResponseValueCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(getDrawResponseValueResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(getDrawResponseValueResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(getDrawResponseValueResultOnePrizesItemNumbersItemMax).regex(getDrawResponseValueResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(getDrawResponseValueResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(getDrawResponseValueResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(getDrawResponseValueVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it; else null.')
}).describe('A draw of a lottery game.')
}).describe('The answer of `getDraw`.')

export const getDraw = {
  response: GetDrawResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

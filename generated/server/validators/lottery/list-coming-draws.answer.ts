// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listComingDrawsResponseValueServerTimeMax = 30;

export const listComingDrawsResponseValueContentItemDrawIdMax = 50;

export const listComingDrawsResponseValueContentItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const listComingDrawsResponseValueContentItemGameCodeMax = 30;

export const listComingDrawsResponseValueContentItemGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const listComingDrawsResponseValueContentItemGameNameMax = 120;

export const listComingDrawsResponseValueContentItemIssueNoMax = 16;

export const listComingDrawsResponseValueContentItemIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');

export const listComingDrawsResponseValueContentItemStationOneCodeMax = 8;

export const listComingDrawsResponseValueContentItemStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');

export const listComingDrawsResponseValueContentItemStationOneNameMax = 60;

export const listComingDrawsResponseValueContentItemOpensAtMax = 30;

export const listComingDrawsResponseValueContentItemClosesAtMax = 30;

export const listComingDrawsResponseValueContentItemDrawAtMax = 30;

export const listComingDrawsResponseValueContentItemSettledAtMax = 30;

export const listComingDrawsResponseValueContentItemCommitmentMax = 64;

export const listComingDrawsResponseValueContentItemCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');

export const listComingDrawsResponseValueContentItemResultOneVersionMax = 1000;

export const listComingDrawsResponseValueContentItemResultOneEnteredAtMax = 30;

export const listComingDrawsResponseValueContentItemResultOnePrizesItemNumbersItemMax = 6;

export const listComingDrawsResponseValueContentItemResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const listComingDrawsResponseValueContentItemResultOnePrizesItemNumbersMax = 20;

export const listComingDrawsResponseValueContentItemResultOnePrizesMax = 10;

export const listComingDrawsResponseValueContentItemVoidReasonMax = 300;

export const listComingDrawsResponseValueContentMax = 100;

export const ListComingDrawsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "serverTime": zod.iso.datetime({"offset":true}).max(listComingDrawsResponseValueServerTimeMax).describe('The server\'s clock, by which bets close.'),
  "content": zod.array(zod.strictObject({
  "drawId": zod.string().max(listComingDrawsResponseValueContentItemDrawIdMax).regex(listComingDrawsResponseValueContentItemDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(listComingDrawsResponseValueContentItemGameCodeMax).regex(listComingDrawsResponseValueContentItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listComingDrawsResponseValueContentItemGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(listComingDrawsResponseValueContentItemIssueNoMax).regex(listComingDrawsResponseValueContentItemIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(listComingDrawsResponseValueContentItemStationOneCodeMax).regex(listComingDrawsResponseValueContentItemStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(listComingDrawsResponseValueContentItemStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(listComingDrawsResponseValueContentItemOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(listComingDrawsResponseValueContentItemClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(listComingDrawsResponseValueContentItemDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(listComingDrawsResponseValueContentItemSettledAtMax).nullable().describe('When its bets were settled last; null until then.'),
  "commitment": zod.string().max(listComingDrawsResponseValueContentItemCommitmentMax).regex(listComingDrawsResponseValueContentItemCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(listComingDrawsResponseValueContentItemResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(listComingDrawsResponseValueContentItemResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(listComingDrawsResponseValueContentItemResultOnePrizesItemNumbersItemMax).regex(listComingDrawsResponseValueContentItemResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(listComingDrawsResponseValueContentItemResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(listComingDrawsResponseValueContentItemResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(listComingDrawsResponseValueContentItemVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it; else null.')
}).describe('A draw of a lottery game.')).max(listComingDrawsResponseValueContentMax).describe('Open and scheduled draws, the next one first.')
}).describe('The draws that bets can be placed on.')
}).describe('The answer of `listComingDraws`.')

export const listComingDraws = {
  response: ListComingDrawsResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

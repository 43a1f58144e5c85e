// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listDrawsResponseValueContentItemDrawIdMax = 50;

export const listDrawsResponseValueContentItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const listDrawsResponseValueContentItemGameCodeMax = 30;

export const listDrawsResponseValueContentItemGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const listDrawsResponseValueContentItemGameNameMax = 120;

export const listDrawsResponseValueContentItemIssueNoMax = 16;

export const listDrawsResponseValueContentItemIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');

export const listDrawsResponseValueContentItemStationOneCodeMax = 8;

export const listDrawsResponseValueContentItemStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');

export const listDrawsResponseValueContentItemStationOneNameMax = 60;

export const listDrawsResponseValueContentItemOpensAtMax = 30;

export const listDrawsResponseValueContentItemClosesAtMax = 30;

export const listDrawsResponseValueContentItemDrawAtMax = 30;

export const listDrawsResponseValueContentItemSettledAtMax = 30;

export const listDrawsResponseValueContentItemCommitmentMax = 64;

export const listDrawsResponseValueContentItemCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');

export const listDrawsResponseValueContentItemResultOneVersionMax = 1000;

export const listDrawsResponseValueContentItemResultOneEnteredAtMax = 30;

export const listDrawsResponseValueContentItemResultOnePrizesItemNumbersItemMax = 6;

export const listDrawsResponseValueContentItemResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const listDrawsResponseValueContentItemResultOnePrizesItemNumbersMax = 20;

export const listDrawsResponseValueContentItemResultOnePrizesMax = 10;

export const listDrawsResponseValueContentItemVoidReasonMax = 300;

export const listDrawsResponseValueContentMax = 100;

export const listDrawsResponseValueTotalPagesMin = 0;

export const listDrawsResponseValueTotalPagesMax = 1000000;

export const listDrawsResponseValueTotalElementsMin = 0;

export const listDrawsResponseValueTotalElementsMax = 100000000;

export const ListDrawsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "drawId": zod.string().max(listDrawsResponseValueContentItemDrawIdMax).regex(listDrawsResponseValueContentItemDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(listDrawsResponseValueContentItemGameCodeMax).regex(listDrawsResponseValueContentItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listDrawsResponseValueContentItemGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(listDrawsResponseValueContentItemIssueNoMax).regex(listDrawsResponseValueContentItemIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(listDrawsResponseValueContentItemStationOneCodeMax).regex(listDrawsResponseValueContentItemStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(listDrawsResponseValueContentItemStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(listDrawsResponseValueContentItemOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(listDrawsResponseValueContentItemClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(listDrawsResponseValueContentItemDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(listDrawsResponseValueContentItemSettledAtMax).nullable().describe('When its bets were settled last; null until then.'),
  "commitment": zod.string().max(listDrawsResponseValueContentItemCommitmentMax).regex(listDrawsResponseValueContentItemCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(listDrawsResponseValueContentItemResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(listDrawsResponseValueContentItemResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(listDrawsResponseValueContentItemResultOnePrizesItemNumbersItemMax).regex(listDrawsResponseValueContentItemResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(listDrawsResponseValueContentItemResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(listDrawsResponseValueContentItemResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(listDrawsResponseValueContentItemVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it; else null.')
}).describe('A draw of a lottery game.')).max(listDrawsResponseValueContentMax).describe('The draws of the page, the newest first; none beyond the last page.'),
  "totalPages": zod.int().min(listDrawsResponseValueTotalPagesMin).max(listDrawsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listDrawsResponseValueTotalElementsMin).max(listDrawsResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of draws.')
}).describe('The answer of `listDraws`.')

export const listDraws = {
  response: ListDrawsResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

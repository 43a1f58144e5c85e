// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listOpenedNumeroResponseValueItemDrawIdMax = 50;

export const listOpenedNumeroResponseValueItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const listOpenedNumeroResponseValueItemIssueNoMax = 16;

export const listOpenedNumeroResponseValueItemIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');

export const listOpenedNumeroResponseValueItemDrawAtMax = 30;

export const listOpenedNumeroResponseValueItemVersionMax = 1000;

export const listOpenedNumeroResponseValueItemPrizesItemNumbersItemMax = 6;

export const listOpenedNumeroResponseValueItemPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const listOpenedNumeroResponseValueItemPrizesItemNumbersMax = 20;

export const listOpenedNumeroResponseValueItemPrizesMax = 10;

export const listOpenedNumeroResponseValueMax = 100;

export const ListOpenedNumeroResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "drawId": zod.string().max(listOpenedNumeroResponseValueItemDrawIdMax).regex(listOpenedNumeroResponseValueItemDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "issueNo": zod.string().max(listOpenedNumeroResponseValueItemIssueNoMax).regex(listOpenedNumeroResponseValueItemIssueNoRegExp).describe('What the draw is called on the page.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(listOpenedNumeroResponseValueItemDrawAtMax).describe('When it was drawn.'),
  "version": zod.int().min(1).max(listOpenedNumeroResponseValueItemVersionMax).describe('The version of the result.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(listOpenedNumeroResponseValueItemPrizesItemNumbersItemMax).regex(listOpenedNumeroResponseValueItemPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(listOpenedNumeroResponseValueItemPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(listOpenedNumeroResponseValueItemPrizesMax).describe('The rows of the prize table in their order.')
}).describe('The numbers of a draw that is over.')).max(listOpenedNumeroResponseValueMax).describe('The draws, the newest first.')
}).describe('The answer of `listOpenedNumero`.')

export const listOpenedNumero = {
  response: ListOpenedNumeroResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

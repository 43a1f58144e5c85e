// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getVietnamNumeroResponseValueGameCodeMax = 30;

export const getVietnamNumeroResponseValueGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const getVietnamNumeroResponseValueCountMin = 0;

export const getVietnamNumeroResponseValueCountMax = 100;

export const getVietnamNumeroResponseValueFromMax = 30;

export const getVietnamNumeroResponseValueToMax = 30;

export const getVietnamNumeroResponseValueDrawsItemDrawIdMax = 50;

export const getVietnamNumeroResponseValueDrawsItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const getVietnamNumeroResponseValueDrawsItemDrawAtMax = 30;

export const getVietnamNumeroResponseValueDrawsItemSpecialMax = 6;

export const getVietnamNumeroResponseValueDrawsItemSpecialRegExp = new RegExp('^[0-9]{1,6}$');

export const getVietnamNumeroResponseValueDrawsItemEndingsItemMax = 2;

export const getVietnamNumeroResponseValueDrawsItemEndingsItemRegExp = new RegExp('^[0-9]{2}$');

export const getVietnamNumeroResponseValueDrawsItemEndingsMin = 18;

export const getVietnamNumeroResponseValueDrawsItemEndingsMax = 27;

export const getVietnamNumeroResponseValueDrawsMax = 100;

export const getVietnamNumeroResponseValueFiguresItemNumberMax = 2;

export const getVietnamNumeroResponseValueFiguresItemNumberRegExp = new RegExp('^[0-9]{2}$');

export const getVietnamNumeroResponseValueFiguresItemHitsMin = 0;

export const getVietnamNumeroResponseValueFiguresItemHitsMax = 2700;

export const getVietnamNumeroResponseValueFiguresItemDrawsMin = 0;

export const getVietnamNumeroResponseValueFiguresItemDrawsMax = 100;

export const getVietnamNumeroResponseValueFiguresItemGapMin = 0;

export const getVietnamNumeroResponseValueFiguresItemGapMax = 100;

export const getVietnamNumeroResponseValueFiguresItemLongestGapMin = 0;

export const getVietnamNumeroResponseValueFiguresItemLongestGapMax = 100;

export const getVietnamNumeroResponseValueFiguresMax = 100;

export const getVietnamNumeroResponseValueHotItemMax = 2;

export const getVietnamNumeroResponseValueHotItemRegExp = new RegExp('^[0-9]{2}$');

export const getVietnamNumeroResponseValueHotMax = 10;

export const getVietnamNumeroResponseValueColdItemMax = 2;

export const getVietnamNumeroResponseValueColdItemRegExp = new RegExp('^[0-9]{2}$');

export const getVietnamNumeroResponseValueColdMax = 10;

export const GetVietnamNumeroResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "gameCode": zod.string().max(getVietnamNumeroResponseValueGameCodeMax).regex(getVietnamNumeroResponseValueGameCodeRegExp).describe('A lottery game.'),
  "count": zod.int().min(getVietnamNumeroResponseValueCountMin).max(getVietnamNumeroResponseValueCountMax).describe('Draws on the board, fewer than asked for where the game has no more.'),
  "from": zod.iso.datetime({"offset":true}).max(getVietnamNumeroResponseValueFromMax).nullable().describe('The oldest draw\'s time, null on an empty board.'),
  "to": zod.iso.datetime({"offset":true}).max(getVietnamNumeroResponseValueToMax).nullable().describe('The newest draw\'s time, null on an empty board.'),
  "draws": zod.array(zod.strictObject({
  "drawId": zod.string().max(getVietnamNumeroResponseValueDrawsItemDrawIdMax).regex(getVietnamNumeroResponseValueDrawsItemDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "drawAt": zod.iso.datetime({"offset":true}).max(getVietnamNumeroResponseValueDrawsItemDrawAtMax).describe('When it was drawn.'),
  "special": zod.string().max(getVietnamNumeroResponseValueDrawsItemSpecialMax).regex(getVietnamNumeroResponseValueDrawsItemSpecialRegExp).describe('The special prize.'),
  "endings": zod.array(zod.string().max(getVietnamNumeroResponseValueDrawsItemEndingsItemMax).regex(getVietnamNumeroResponseValueDrawsItemEndingsItemRegExp)).min(getVietnamNumeroResponseValueDrawsItemEndingsMin).max(getVietnamNumeroResponseValueDrawsItemEndingsMax).describe('The last two digits of every number in the order of the table, 27 in the North, 18 elsewhere.')
}).describe('A draw of the board.')).max(getVietnamNumeroResponseValueDrawsMax).describe('The draws, the newest first. Void draws are missing.'),
  "figures": zod.array(zod.strictObject({
  "number": zod.string().max(getVietnamNumeroResponseValueFiguresItemNumberMax).regex(getVietnamNumeroResponseValueFiguresItemNumberRegExp).describe('The ending.'),
  "hits": zod.int().min(getVietnamNumeroResponseValueFiguresItemHitsMin).max(getVietnamNumeroResponseValueFiguresItemHitsMax).describe('How often it came.'),
  "draws": zod.int().min(getVietnamNumeroResponseValueFiguresItemDrawsMin).max(getVietnamNumeroResponseValueFiguresItemDrawsMax).describe('Draws in which it came.'),
  "gap": zod.int().min(getVietnamNumeroResponseValueFiguresItemGapMin).max(getVietnamNumeroResponseValueFiguresItemGapMax).describe('Draws since it came last, 0 where it came in the newest one.'),
  "longestGap": zod.int().min(getVietnamNumeroResponseValueFiguresItemLongestGapMin).max(getVietnamNumeroResponseValueFiguresItemLongestGapMax).describe('The most draws in a row without it, within the board.')
}).describe('How often a two-digit ending came among the draws of the board.')).max(getVietnamNumeroResponseValueFiguresMax).describe('One figure for each of the 100 endings, 00 to 99.'),
  "hot": zod.array(zod.string().max(getVietnamNumeroResponseValueHotItemMax).regex(getVietnamNumeroResponseValueHotItemRegExp)).max(getVietnamNumeroResponseValueHotMax).describe('The ten that came most often, then the smaller gap, then the lower number.'),
  "cold": zod.array(zod.string().max(getVietnamNumeroResponseValueColdItemMax).regex(getVietnamNumeroResponseValueColdItemRegExp)).max(getVietnamNumeroResponseValueColdMax).describe('The ten with the longest gap, then the fewer hits, then the lower number.')
}).describe('The board of a Vietnamese game. Its figures are history; they say nothing about a draw to come.')
}).describe('The answer of `getVietnamNumero`.')

export const getVietnamNumero = {
  response: GetVietnamNumeroResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

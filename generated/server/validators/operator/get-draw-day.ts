// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getDrawDayPathGameCodeMax = 30;

export const getDrawDayPathGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const getDrawDayPathDayMax = 10;

export const GetDrawDayParams = zod.object({
  "gameCode": zod.string().max(getDrawDayPathGameCodeMax).regex(getDrawDayPathGameCodeRegExp).describe('A game with a timetable.'),
  "day": zod.iso.date().max(getDrawDayPathDayMax).describe('The day of its timetable.')
})

export const getDrawDayHeaderMerchantMax = 32;

export const getDrawDayHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getDrawDayHeaderXRequestIdMax = 64;

export const getDrawDayHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetDrawDayHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getDrawDayHeaderMerchantMax).regex(getDrawDayHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getDrawDayHeaderXRequestIdMax).regex(getDrawDayHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getDrawDay = {
  header: GetDrawDayHeader,
  params: GetDrawDayParams,
  query: undefined,
  body: undefined,
};

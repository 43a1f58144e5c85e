// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listDrawsQueryGameCodeMax = 30;

export const listDrawsQueryGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const listDrawsQueryStationMax = 8;

export const listDrawsQueryStationRegExp = new RegExp('^[A-Z0-9]{2,8}$');

export const listDrawsQueryFromMax = 30;

export const listDrawsQueryToMax = 30;

export const listDrawsQueryPageNoDefault = 1;

export const listDrawsQueryPageNoMax = 100000;

export const listDrawsQueryPageSizeDefault = 42;

export const listDrawsQueryPageSizeMax = 100;

export const ListDrawsQueryParams = zod.object({
  "gameCode": zod.string().max(listDrawsQueryGameCodeMax).regex(listDrawsQueryGameCodeRegExp).describe('The game.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).optional().describe('Draws in this state only.'),
  "station": zod.string().max(listDrawsQueryStationMax).regex(listDrawsQueryStationRegExp).optional().describe('Draws of this station only.'),
  "from": zod.iso.datetime({"offset":true}).max(listDrawsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listDrawsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listDrawsQueryPageNoMax).default(listDrawsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listDrawsQueryPageSizeMax).default(listDrawsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listDrawsHeaderMerchantMax = 32;

export const listDrawsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listDrawsHeaderXRequestIdMax = 64;

export const listDrawsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListDrawsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listDrawsHeaderMerchantMax).regex(listDrawsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listDrawsHeaderXRequestIdMax).regex(listDrawsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listDraws = {
  header: ListDrawsHeader,
  params: undefined,
  query: ListDrawsQueryParams,
  body: undefined,
};

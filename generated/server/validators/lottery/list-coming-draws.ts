// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listComingDrawsPathGameCodeMax = 30;

export const listComingDrawsPathGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const ListComingDrawsParams = zod.object({
  "gameCode": zod.string().max(listComingDrawsPathGameCodeMax).regex(listComingDrawsPathGameCodeRegExp).describe('The game.')
})

export const listComingDrawsQueryCountDefault = 10;

export const listComingDrawsQueryCountMax = 100;

export const ListComingDrawsQueryParams = zod.object({
  "count": zod.int().min(1).max(listComingDrawsQueryCountMax).default(listComingDrawsQueryCountDefault).describe('The most draws to answer.')
})

export const listComingDrawsHeaderMerchantMax = 32;

export const listComingDrawsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listComingDrawsHeaderXRequestIdMax = 64;

export const listComingDrawsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListComingDrawsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listComingDrawsHeaderMerchantMax).regex(listComingDrawsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listComingDrawsHeaderXRequestIdMax).regex(listComingDrawsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listComingDraws = {
  header: ListComingDrawsHeader,
  params: ListComingDrawsParams,
  query: ListComingDrawsQueryParams,
  body: undefined,
};

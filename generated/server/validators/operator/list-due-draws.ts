// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listDueDrawsQueryGameCodeMax = 30;

export const listDueDrawsQueryGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const listDueDrawsQueryPageNoDefault = 1;

export const listDueDrawsQueryPageNoMax = 100000;

export const listDueDrawsQueryPageSizeDefault = 42;

export const listDueDrawsQueryPageSizeMax = 100;

export const ListDueDrawsQueryParams = zod.object({
  "gameCode": zod.string().max(listDueDrawsQueryGameCodeMax).regex(listDueDrawsQueryGameCodeRegExp).optional().describe('Of this game only.'),
  "pageNo": zod.int().min(1).max(listDueDrawsQueryPageNoMax).default(listDueDrawsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listDueDrawsQueryPageSizeMax).default(listDueDrawsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listDueDrawsHeaderMerchantMax = 32;

export const listDueDrawsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listDueDrawsHeaderXRequestIdMax = 64;

export const listDueDrawsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListDueDrawsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listDueDrawsHeaderMerchantMax).regex(listDueDrawsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listDueDrawsHeaderXRequestIdMax).regex(listDueDrawsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listDueDraws = {
  header: ListDueDrawsHeader,
  params: undefined,
  query: ListDueDrawsQueryParams,
  body: undefined,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listDrawDaysQueryGameCodeMax = 30;

export const listDrawDaysQueryGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const listDrawDaysQueryPageNoDefault = 1;

export const listDrawDaysQueryPageNoMax = 100000;

export const listDrawDaysQueryPageSizeDefault = 42;

export const listDrawDaysQueryPageSizeMax = 100;

export const ListDrawDaysQueryParams = zod.object({
  "gameCode": zod.string().max(listDrawDaysQueryGameCodeMax).regex(listDrawDaysQueryGameCodeRegExp).optional().describe('Of this game only.'),
  "pageNo": zod.int().min(1).max(listDrawDaysQueryPageNoMax).default(listDrawDaysQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listDrawDaysQueryPageSizeMax).default(listDrawDaysQueryPageSizeDefault).describe('Entries on a page.')
})

export const listDrawDaysHeaderMerchantMax = 32;

export const listDrawDaysHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listDrawDaysHeaderXRequestIdMax = 64;

export const listDrawDaysHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListDrawDaysHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listDrawDaysHeaderMerchantMax).regex(listDrawDaysHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listDrawDaysHeaderXRequestIdMax).regex(listDrawDaysHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listDrawDays = {
  header: ListDrawDaysHeader,
  params: undefined,
  query: ListDrawDaysQueryParams,
  body: undefined,
};

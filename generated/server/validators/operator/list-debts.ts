// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listDebtsQueryAccountMax = 64;

export const listDebtsQueryPageNoDefault = 1;

export const listDebtsQueryPageNoMax = 100000;

export const listDebtsQueryPageSizeDefault = 42;

export const listDebtsQueryPageSizeMax = 100;

export const ListDebtsQueryParams = zod.object({
  "account": zod.string().min(1).max(listDebtsQueryAccountMax).optional().describe('What concerns this account only, by its exact account name.'),
  "pageNo": zod.int().min(1).max(listDebtsQueryPageNoMax).default(listDebtsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listDebtsQueryPageSizeMax).default(listDebtsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listDebtsHeaderMerchantMax = 32;

export const listDebtsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listDebtsHeaderXRequestIdMax = 64;

export const listDebtsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListDebtsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listDebtsHeaderMerchantMax).regex(listDebtsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listDebtsHeaderXRequestIdMax).regex(listDebtsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listDebts = {
  header: ListDebtsHeader,
  params: undefined,
  query: ListDebtsQueryParams,
  body: undefined,
};

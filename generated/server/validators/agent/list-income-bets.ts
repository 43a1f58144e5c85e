// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listIncomeBetsPathIncomeIdMax = 40;

export const ListIncomeBetsParams = zod.object({
  "incomeId": zod.string().min(1).max(listIncomeBetsPathIncomeIdMax).describe('The income.')
})

export const listIncomeBetsQuerySearchMax = 60;

export const listIncomeBetsQuerySortDefault = `-settledAt`;

export const listIncomeBetsQueryPageNoDefault = 1;

export const listIncomeBetsQueryPageNoMax = 100000;

export const listIncomeBetsQueryPageSizeDefault = 42;

export const listIncomeBetsQueryPageSizeMax = 100;

export const ListIncomeBetsQueryParams = zod.object({
  "search": zod.string().min(1).max(listIncomeBetsQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "sort": zod.enum(['settledAt', '-settledAt', 'turnover', '-turnover', 'contribution', '-contribution']).default(listIncomeBetsQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listIncomeBetsQueryPageNoMax).default(listIncomeBetsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listIncomeBetsQueryPageSizeMax).default(listIncomeBetsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listIncomeBetsHeaderMerchantMax = 32;

export const listIncomeBetsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listIncomeBetsHeaderXRequestIdMax = 64;

export const listIncomeBetsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListIncomeBetsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listIncomeBetsHeaderMerchantMax).regex(listIncomeBetsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listIncomeBetsHeaderXRequestIdMax).regex(listIncomeBetsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listIncomeBets = {
  header: ListIncomeBetsHeader,
  params: ListIncomeBetsParams,
  query: ListIncomeBetsQueryParams,
  body: undefined,
};

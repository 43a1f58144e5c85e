// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listIncomeInputsPathIncomeIdMax = 40;

export const ListIncomeInputsParams = zod.object({
  "incomeId": zod.string().min(1).max(listIncomeInputsPathIncomeIdMax).describe('The income.')
})

export const listIncomeInputsQuerySearchMax = 60;

export const listIncomeInputsQuerySortDefault = `-at`;

export const listIncomeInputsQueryPageNoDefault = 1;

export const listIncomeInputsQueryPageNoMax = 100000;

export const listIncomeInputsQueryPageSizeDefault = 42;

export const listIncomeInputsQueryPageSizeMax = 100;

export const ListIncomeInputsQueryParams = zod.object({
  "search": zod.string().min(1).max(listIncomeInputsQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "sort": zod.enum(['at', '-at', 'base', '-base', 'amount', '-amount']).default(listIncomeInputsQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listIncomeInputsQueryPageNoMax).default(listIncomeInputsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listIncomeInputsQueryPageSizeMax).default(listIncomeInputsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listIncomeInputsHeaderMerchantMax = 32;

export const listIncomeInputsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listIncomeInputsHeaderXRequestIdMax = 64;

export const listIncomeInputsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListIncomeInputsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listIncomeInputsHeaderMerchantMax).regex(listIncomeInputsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listIncomeInputsHeaderXRequestIdMax).regex(listIncomeInputsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listIncomeInputs = {
  header: ListIncomeInputsHeader,
  params: ListIncomeInputsParams,
  query: ListIncomeInputsQueryParams,
  body: undefined,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listPointTransactionsQueryFromMax = 30;

export const listPointTransactionsQueryToMax = 30;

export const listPointTransactionsQueryPageNoDefault = 1;

export const listPointTransactionsQueryPageNoMax = 100000;

export const listPointTransactionsQueryPageSizeDefault = 42;

export const listPointTransactionsQueryPageSizeMax = 100;

export const ListPointTransactionsQueryParams = zod.object({
  "kind": zod.enum(['earned', 'redeemed', 'returned', 'converted', 'rewarded', 'adjusted']).optional().describe('Entries of this kind only.'),
  "from": zod.iso.datetime({"offset":true}).max(listPointTransactionsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listPointTransactionsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listPointTransactionsQueryPageNoMax).default(listPointTransactionsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listPointTransactionsQueryPageSizeMax).default(listPointTransactionsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listPointTransactionsHeaderMerchantMax = 32;

export const listPointTransactionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listPointTransactionsHeaderXRequestIdMax = 64;

export const listPointTransactionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListPointTransactionsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listPointTransactionsHeaderMerchantMax).regex(listPointTransactionsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listPointTransactionsHeaderXRequestIdMax).regex(listPointTransactionsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listPointTransactions = {
  header: ListPointTransactionsHeader,
  params: undefined,
  query: ListPointTransactionsQueryParams,
  body: undefined,
};

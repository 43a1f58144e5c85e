// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listIncomeQueryFromMax = 30;

export const listIncomeQueryToMax = 30;

export const listIncomeQuerySearchMax = 40;

export const listIncomeQueryEntriesDefault = `every`;

export const listIncomeQuerySortDefault = `-windowTo`;

export const listIncomeQueryPageNoDefault = 1;

export const listIncomeQueryPageNoMax = 100000;

export const listIncomeQueryPageSizeDefault = 42;

export const listIncomeQueryPageSizeMax = 100;

export const ListIncomeQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listIncomeQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listIncomeQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime', 'rebate']).optional().describe('Only income of this kind.'),
  "search": zod.string().min(1).max(listIncomeQuerySearchMax).optional().describe('The id of a contract or bill.'),
  "entries": zod.enum(['every', 'earning']).default(listIncomeQueryEntriesDefault).describe('`earning` leaves out windows whose gross and adjustment are nothing.'),
  "sort": zod.enum(['windowTo', '-windowTo', 'gross', '-gross', 'net', '-net']).default(listIncomeQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listIncomeQueryPageNoMax).default(listIncomeQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listIncomeQueryPageSizeMax).default(listIncomeQueryPageSizeDefault).describe('Entries on a page.')
})

export const listIncomeHeaderMerchantMax = 32;

export const listIncomeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listIncomeHeaderXRequestIdMax = 64;

export const listIncomeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListIncomeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listIncomeHeaderMerchantMax).regex(listIncomeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listIncomeHeaderXRequestIdMax).regex(listIncomeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listIncome = {
  header: ListIncomeHeader,
  params: undefined,
  query: ListIncomeQueryParams,
  body: undefined,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listLoginHistoryQueryFromMax = 30;

export const listLoginHistoryQueryToMax = 30;

export const listLoginHistoryQueryPageNoDefault = 1;

export const listLoginHistoryQueryPageNoMax = 100000;

export const listLoginHistoryQueryPageSizeDefault = 42;

export const listLoginHistoryQueryPageSizeMax = 100;

export const ListLoginHistoryQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listLoginHistoryQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listLoginHistoryQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "outcome": zod.enum(['success', 'wrong_password', 'wrong_code', 'locked', 'new_place', 'two_step', 'self_excluded']).optional().describe('Attempts that came out like this only.'),
  "pageNo": zod.int().min(1).max(listLoginHistoryQueryPageNoMax).default(listLoginHistoryQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listLoginHistoryQueryPageSizeMax).default(listLoginHistoryQueryPageSizeDefault).describe('Entries on a page.')
})

export const listLoginHistoryHeaderMerchantMax = 32;

export const listLoginHistoryHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listLoginHistoryHeaderXRequestIdMax = 64;

export const listLoginHistoryHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListLoginHistoryHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listLoginHistoryHeaderMerchantMax).regex(listLoginHistoryHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listLoginHistoryHeaderXRequestIdMax).regex(listLoginHistoryHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listLoginHistory = {
  header: ListLoginHistoryHeader,
  params: undefined,
  query: ListLoginHistoryQueryParams,
  body: undefined,
};

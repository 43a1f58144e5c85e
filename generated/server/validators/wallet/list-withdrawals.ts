// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listWithdrawalsQueryFromMax = 30;

export const listWithdrawalsQueryToMax = 30;

export const listWithdrawalsQueryPageNoDefault = 1;

export const listWithdrawalsQueryPageNoMax = 100000;

export const listWithdrawalsQueryPageSizeDefault = 42;

export const listWithdrawalsQueryPageSizeMax = 100;

export const ListWithdrawalsQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listWithdrawalsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listWithdrawalsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).optional().describe('Withdrawals in this state only.'),
  "pageNo": zod.int().min(1).max(listWithdrawalsQueryPageNoMax).default(listWithdrawalsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listWithdrawalsQueryPageSizeMax).default(listWithdrawalsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listWithdrawalsHeaderMerchantMax = 32;

export const listWithdrawalsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listWithdrawalsHeaderXRequestIdMax = 64;

export const listWithdrawalsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListWithdrawalsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listWithdrawalsHeaderMerchantMax).regex(listWithdrawalsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listWithdrawalsHeaderXRequestIdMax).regex(listWithdrawalsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listWithdrawals = {
  header: ListWithdrawalsHeader,
  params: undefined,
  query: ListWithdrawalsQueryParams,
  body: undefined,
};

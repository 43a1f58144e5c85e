// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listDepositsQueryFromMax = 30;

export const listDepositsQueryToMax = 30;

export const listDepositsQueryMethodIdMax = 40;

export const listDepositsQueryMethodIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const listDepositsQueryPageNoDefault = 1;

export const listDepositsQueryPageNoMax = 100000;

export const listDepositsQueryPageSizeDefault = 42;

export const listDepositsQueryPageSizeMax = 100;

export const ListDepositsQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listDepositsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listDepositsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).optional().describe('Deposits in this state only.'),
  "methodId": zod.string().max(listDepositsQueryMethodIdMax).regex(listDepositsQueryMethodIdRegExp).optional().describe('Deposits by this way only.'),
  "pageNo": zod.int().min(1).max(listDepositsQueryPageNoMax).default(listDepositsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listDepositsQueryPageSizeMax).default(listDepositsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listDepositsHeaderMerchantMax = 32;

export const listDepositsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listDepositsHeaderXRequestIdMax = 64;

export const listDepositsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListDepositsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listDepositsHeaderMerchantMax).regex(listDepositsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listDepositsHeaderXRequestIdMax).regex(listDepositsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listDeposits = {
  header: ListDepositsHeader,
  params: undefined,
  query: ListDepositsQueryParams,
  body: undefined,
};

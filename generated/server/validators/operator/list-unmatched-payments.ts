// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listUnmatchedPaymentsQueryAccountMax = 64;

export const listUnmatchedPaymentsQueryFromMax = 30;

export const listUnmatchedPaymentsQueryToMax = 30;

export const listUnmatchedPaymentsQueryPageNoDefault = 1;

export const listUnmatchedPaymentsQueryPageNoMax = 100000;

export const listUnmatchedPaymentsQueryPageSizeDefault = 42;

export const listUnmatchedPaymentsQueryPageSizeMax = 100;

export const ListUnmatchedPaymentsQueryParams = zod.object({
  "state": zod.enum(['open', 'credited', 'returned', 'reversed']).optional().describe('Payments in this state only.'),
  "account": zod.string().min(1).max(listUnmatchedPaymentsQueryAccountMax).optional().describe('What concerns this account only, by its exact account name.'),
  "from": zod.iso.datetime({"offset":true}).max(listUnmatchedPaymentsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listUnmatchedPaymentsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listUnmatchedPaymentsQueryPageNoMax).default(listUnmatchedPaymentsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listUnmatchedPaymentsQueryPageSizeMax).default(listUnmatchedPaymentsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listUnmatchedPaymentsHeaderMerchantMax = 32;

export const listUnmatchedPaymentsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listUnmatchedPaymentsHeaderXRequestIdMax = 64;

export const listUnmatchedPaymentsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListUnmatchedPaymentsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listUnmatchedPaymentsHeaderMerchantMax).regex(listUnmatchedPaymentsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listUnmatchedPaymentsHeaderXRequestIdMax).regex(listUnmatchedPaymentsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listUnmatchedPayments = {
  header: ListUnmatchedPaymentsHeader,
  params: undefined,
  query: ListUnmatchedPaymentsQueryParams,
  body: undefined,
};

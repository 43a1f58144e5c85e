// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listRedemptionsQueryFromMax = 30;

export const listRedemptionsQueryToMax = 30;

export const listRedemptionsQueryPageNoDefault = 1;

export const listRedemptionsQueryPageNoMax = 100000;

export const listRedemptionsQueryPageSizeDefault = 42;

export const listRedemptionsQueryPageSizeMax = 100;

export const ListRedemptionsQueryParams = zod.object({
  "state": zod.enum(['processing', 'rejected', 'completed']).optional().describe('Redemptions in this state only.'),
  "from": zod.iso.datetime({"offset":true}).max(listRedemptionsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listRedemptionsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listRedemptionsQueryPageNoMax).default(listRedemptionsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listRedemptionsQueryPageSizeMax).default(listRedemptionsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listRedemptionsHeaderMerchantMax = 32;

export const listRedemptionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listRedemptionsHeaderXRequestIdMax = 64;

export const listRedemptionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListRedemptionsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listRedemptionsHeaderMerchantMax).regex(listRedemptionsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listRedemptionsHeaderXRequestIdMax).regex(listRedemptionsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listRedemptions = {
  header: ListRedemptionsHeader,
  params: undefined,
  query: ListRedemptionsQueryParams,
  body: undefined,
};

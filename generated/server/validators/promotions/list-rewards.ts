// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listRewardsQueryFromMax = 30;

export const listRewardsQueryToMax = 30;

export const listRewardsQueryPageNoDefault = 1;

export const listRewardsQueryPageNoMax = 100000;

export const listRewardsQueryPageSizeDefault = 42;

export const listRewardsQueryPageSizeMax = 100;

export const ListRewardsQueryParams = zod.object({
  "state": zod.enum(['claimable', 'claimed', 'expired']).optional().describe('Rewards in this state.'),
  "from": zod.iso.datetime({"offset":true}).max(listRewardsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listRewardsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listRewardsQueryPageNoMax).default(listRewardsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listRewardsQueryPageSizeMax).default(listRewardsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listRewardsHeaderMerchantMax = 32;

export const listRewardsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listRewardsHeaderXRequestIdMax = 64;

export const listRewardsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListRewardsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listRewardsHeaderMerchantMax).regex(listRewardsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listRewardsHeaderXRequestIdMax).regex(listRewardsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listRewards = {
  header: ListRewardsHeader,
  params: undefined,
  query: ListRewardsQueryParams,
  body: undefined,
};

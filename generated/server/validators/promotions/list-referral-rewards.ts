// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listReferralRewardsQueryFromMax = 30;

export const listReferralRewardsQueryToMax = 30;

export const listReferralRewardsQueryPageNoDefault = 1;

export const listReferralRewardsQueryPageNoMax = 100000;

export const listReferralRewardsQueryPageSizeDefault = 42;

export const listReferralRewardsQueryPageSizeMax = 100;

export const ListReferralRewardsQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listReferralRewardsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listReferralRewardsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listReferralRewardsQueryPageNoMax).default(listReferralRewardsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listReferralRewardsQueryPageSizeMax).default(listReferralRewardsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listReferralRewardsHeaderMerchantMax = 32;

export const listReferralRewardsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listReferralRewardsHeaderXRequestIdMax = 64;

export const listReferralRewardsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListReferralRewardsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listReferralRewardsHeaderMerchantMax).regex(listReferralRewardsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listReferralRewardsHeaderXRequestIdMax).regex(listReferralRewardsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listReferralRewards = {
  header: ListReferralRewardsHeader,
  params: undefined,
  query: ListReferralRewardsQueryParams,
  body: undefined,
};

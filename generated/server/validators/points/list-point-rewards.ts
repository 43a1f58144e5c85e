// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listPointRewardsQueryMaxPointsMin = 0;

export const listPointRewardsQueryMaxPointsMax = 1000000000;

export const listPointRewardsQuerySortDefault = `brand`;

export const listPointRewardsQueryPageNoDefault = 1;

export const listPointRewardsQueryPageNoMax = 100000;

export const listPointRewardsQueryPageSizeDefault = 42;

export const listPointRewardsQueryPageSizeMax = 100;

export const ListPointRewardsQueryParams = zod.object({
  "kind": zod.enum(['goods', 'bonus', 'money']).optional().describe('Rewards of this kind only.'),
  "maxPoints": zod.int().min(listPointRewardsQueryMaxPointsMin).max(listPointRewardsQueryMaxPointsMax).optional().describe('Rewards that cost at most so many points.'),
  "sort": zod.enum(['brand', 'cheapest', 'dearest', 'newest']).default(listPointRewardsQuerySortDefault).describe('The order, as the brand set it, or by cost.'),
  "pageNo": zod.int().min(1).max(listPointRewardsQueryPageNoMax).default(listPointRewardsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listPointRewardsQueryPageSizeMax).default(listPointRewardsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listPointRewardsHeaderMerchantMax = 32;

export const listPointRewardsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listPointRewardsHeaderXRequestIdMax = 64;

export const listPointRewardsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListPointRewardsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listPointRewardsHeaderMerchantMax).regex(listPointRewardsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listPointRewardsHeaderXRequestIdMax).regex(listPointRewardsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listPointRewards = {
  header: ListPointRewardsHeader,
  params: undefined,
  query: ListPointRewardsQueryParams,
  body: undefined,
};

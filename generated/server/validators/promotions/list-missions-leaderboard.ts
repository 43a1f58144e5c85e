// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listMissionsLeaderboardQueryPeriodDefault = `week`;

export const listMissionsLeaderboardQueryPageNoDefault = 1;

export const listMissionsLeaderboardQueryPageNoMax = 100000;

export const listMissionsLeaderboardQueryPageSizeDefault = 42;

export const listMissionsLeaderboardQueryPageSizeMax = 100;

export const ListMissionsLeaderboardQueryParams = zod.object({
  "period": zod.enum(['day', 'week', 'month']).default(listMissionsLeaderboardQueryPeriodDefault).describe('The period.'),
  "pageNo": zod.int().min(1).max(listMissionsLeaderboardQueryPageNoMax).default(listMissionsLeaderboardQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listMissionsLeaderboardQueryPageSizeMax).default(listMissionsLeaderboardQueryPageSizeDefault).describe('Entries on a page.')
})

export const listMissionsLeaderboardHeaderMerchantMax = 32;

export const listMissionsLeaderboardHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listMissionsLeaderboardHeaderXRequestIdMax = 64;

export const listMissionsLeaderboardHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListMissionsLeaderboardHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listMissionsLeaderboardHeaderMerchantMax).regex(listMissionsLeaderboardHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listMissionsLeaderboardHeaderXRequestIdMax).regex(listMissionsLeaderboardHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listMissionsLeaderboard = {
  header: ListMissionsLeaderboardHeader,
  params: undefined,
  query: ListMissionsLeaderboardQueryParams,
  body: undefined,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const GetTeamOverviewQueryParams = zod.object({
  "period": zod.enum(['today', 'yesterday', 'last7', 'last14', 'last30', 'month']).describe('The period.')
})

export const getTeamOverviewHeaderMerchantMax = 32;

export const getTeamOverviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getTeamOverviewHeaderXRequestIdMax = 64;

export const getTeamOverviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetTeamOverviewHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getTeamOverviewHeaderMerchantMax).regex(getTeamOverviewHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getTeamOverviewHeaderXRequestIdMax).regex(getTeamOverviewHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getTeamOverview = {
  header: GetTeamOverviewHeader,
  params: undefined,
  query: GetTeamOverviewQueryParams,
  body: undefined,
};

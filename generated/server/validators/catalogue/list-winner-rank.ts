// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listWinnerRankQuerySortDefault = `highest`;

export const listWinnerRankQueryPageNoDefault = 1;

export const listWinnerRankQueryPageNoMax = 100000;

export const listWinnerRankQueryPageSizeDefault = 42;

export const listWinnerRankQueryPageSizeMax = 100;

export const ListWinnerRankQueryParams = zod.object({
  "period": zod.enum(['today', 'week', 'month']).optional().describe('The period.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('Wins in this category only.'),
  "sort": zod.enum(['highest', 'latest']).default(listWinnerRankQuerySortDefault).describe('The order.'),
  "pageNo": zod.int().min(1).max(listWinnerRankQueryPageNoMax).default(listWinnerRankQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listWinnerRankQueryPageSizeMax).default(listWinnerRankQueryPageSizeDefault).describe('Entries on a page.')
})

export const listWinnerRankHeaderMerchantMax = 32;

export const listWinnerRankHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listWinnerRankHeaderXRequestIdMax = 64;

export const listWinnerRankHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListWinnerRankHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listWinnerRankHeaderMerchantMax).regex(listWinnerRankHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listWinnerRankHeaderXRequestIdMax).regex(listWinnerRankHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listWinnerRank = {
  header: ListWinnerRankHeader,
  params: undefined,
  query: ListWinnerRankQueryParams,
  body: undefined,
};

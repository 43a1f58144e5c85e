// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listRecentGamesQueryPageNoDefault = 1;

export const listRecentGamesQueryPageNoMax = 100000;

export const listRecentGamesQueryPageSizeDefault = 42;

export const listRecentGamesQueryPageSizeMax = 100;

export const ListRecentGamesQueryParams = zod.object({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('Games of this category only.'),
  "pageNo": zod.int().min(1).max(listRecentGamesQueryPageNoMax).default(listRecentGamesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listRecentGamesQueryPageSizeMax).default(listRecentGamesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listRecentGamesHeaderMerchantMax = 32;

export const listRecentGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listRecentGamesHeaderXRequestIdMax = 64;

export const listRecentGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListRecentGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listRecentGamesHeaderMerchantMax).regex(listRecentGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listRecentGamesHeaderXRequestIdMax).regex(listRecentGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listRecentGames = {
  header: ListRecentGamesHeader,
  params: undefined,
  query: ListRecentGamesQueryParams,
  body: undefined,
};

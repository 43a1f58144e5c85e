// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listNewGamesQueryPageNoDefault = 1;

export const listNewGamesQueryPageNoMax = 100000;

export const listNewGamesQueryPageSizeDefault = 42;

export const listNewGamesQueryPageSizeMax = 100;

export const ListNewGamesQueryParams = zod.object({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('Games of this category only.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.'),
  "pageNo": zod.int().min(1).max(listNewGamesQueryPageNoMax).default(listNewGamesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listNewGamesQueryPageSizeMax).default(listNewGamesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listNewGamesHeaderMerchantMax = 32;

export const listNewGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listNewGamesHeaderXRequestIdMax = 64;

export const listNewGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListNewGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listNewGamesHeaderMerchantMax).regex(listNewGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listNewGamesHeaderXRequestIdMax).regex(listNewGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listNewGames = {
  header: ListNewGamesHeader,
  params: undefined,
  query: ListNewGamesQueryParams,
  body: undefined,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listFavouritesQueryPageNoDefault = 1;

export const listFavouritesQueryPageNoMax = 100000;

export const listFavouritesQueryPageSizeDefault = 42;

export const listFavouritesQueryPageSizeMax = 100;

export const ListFavouritesQueryParams = zod.object({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('Favourites of this category only.'),
  "pageNo": zod.int().min(1).max(listFavouritesQueryPageNoMax).default(listFavouritesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listFavouritesQueryPageSizeMax).default(listFavouritesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listFavouritesHeaderMerchantMax = 32;

export const listFavouritesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listFavouritesHeaderXRequestIdMax = 64;

export const listFavouritesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListFavouritesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listFavouritesHeaderMerchantMax).regex(listFavouritesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listFavouritesHeaderXRequestIdMax).regex(listFavouritesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listFavourites = {
  header: ListFavouritesHeader,
  params: undefined,
  query: ListFavouritesQueryParams,
  body: undefined,
};

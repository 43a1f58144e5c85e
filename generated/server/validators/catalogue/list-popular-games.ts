// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listPopularGamesQueryCountDefault = 20;

export const listPopularGamesQueryCountMax = 100;

export const listPopularGamesQueryDeviceDefault = `WEB`;

export const ListPopularGamesQueryParams = zod.object({
  "count": zod.int().min(1).max(listPopularGamesQueryCountMax).default(listPopularGamesQueryCountDefault).describe('The most games to answer.'),
  "prizeMode": zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).optional().describe('Games of this mode only.'),
  "device": zod.enum(['WEB']).default(listPopularGamesQueryDeviceDefault).describe('The kind of device, always `WEB`.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listPopularGamesHeaderMerchantMax = 32;

export const listPopularGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listPopularGamesHeaderXRequestIdMax = 64;

export const listPopularGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListPopularGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listPopularGamesHeaderMerchantMax).regex(listPopularGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listPopularGamesHeaderXRequestIdMax).regex(listPopularGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listPopularGames = {
  header: ListPopularGamesHeader,
  params: undefined,
  query: ListPopularGamesQueryParams,
  body: undefined,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listHotGamesQueryMerchantCodeMax = 32;

export const listHotGamesQueryMerchantCodeRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listHotGamesQueryIsPlatformDefault = 2;

export const listHotGamesQueryVassalageMax = 20;

export const listHotGamesQueryVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listHotGamesQueryPlatformDefault = `flash,html5-desktop`;

export const ListHotGamesQueryParams = zod.object({
  "merchantCode": zod.string().max(listHotGamesQueryMerchantCodeMax).regex(listHotGamesQueryMerchantCodeRegExp).optional().describe('The merchant code, the same as the header.'),
  "isPlatform": zod.literal(2).default(listHotGamesQueryIsPlatformDefault).describe('The platform, always 2.'),
  "vassalage": zod.string().max(listHotGamesQueryVassalageMax).regex(listHotGamesQueryVassalageRegExp).optional().describe('Games of this vendor only.'),
  "platform": zod.enum(['flash,html5-desktop']).default(listHotGamesQueryPlatformDefault).describe('The platforms whose games are wanted.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listHotGamesHeaderMerchantMax = 32;

export const listHotGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listHotGamesHeaderXRequestIdMax = 64;

export const listHotGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListHotGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listHotGamesHeaderMerchantMax).regex(listHotGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listHotGamesHeaderXRequestIdMax).regex(listHotGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listHotGames = {
  header: ListHotGamesHeader,
  params: undefined,
  query: ListHotGamesQueryParams,
  body: undefined,
};

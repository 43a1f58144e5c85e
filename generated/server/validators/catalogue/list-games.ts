// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listGamesQueryClientTypeDefault = 3;

export const listGamesQueryPlatformDefault = `flash,html5-desktop`;

export const listGamesQueryChannelDefault = `WEB`;

export const listGamesQueryMerchantMax = 32;

export const listGamesQueryMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listGamesQueryVassalageMax = 20;

export const listGamesQueryVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listGamesQueryGameNameMax = 60;

export const listGamesQueryMinBetMax = 12;

export const listGamesQueryMinBetRegExp = new RegExp('^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,2})?$');

export const listGamesQueryMinLineNumMin = 0;

export const listGamesQueryMinLineNumMax = 100000;

export const listGamesQueryPageNoDefault = 1;

export const listGamesQueryPageNoMax = 100000;

export const listGamesQueryPageSizeDefault = 42;

export const listGamesQueryPageSizeMax = 100;

export const ListGamesQueryParams = zod.object({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('The category.'),
  "clientType": zod.literal(3).default(listGamesQueryClientTypeDefault).describe('The kind of client, always 3, the web.'),
  "platform": zod.enum(['flash,html5-desktop']).default(listGamesQueryPlatformDefault).describe('The platforms whose games are wanted.'),
  "channel": zod.enum(['WEB']).default(listGamesQueryChannelDefault).describe('The channel that asks.'),
  "merchant": zod.string().max(listGamesQueryMerchantMax).regex(listGamesQueryMerchantRegExp).optional().describe('The merchant code, the same as the header.'),
  "vassalage": zod.string().max(listGamesQueryVassalageMax).regex(listGamesQueryVassalageRegExp).optional().describe('Games of this vendor only.'),
  "gameClassify": zod.enum(['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT']).optional().describe('Games of this shelf only.'),
  "gameName": zod.string().min(1).max(listGamesQueryGameNameMax).optional().describe('Words of the name.'),
  "minBet": zod.string().max(listGamesQueryMinBetMax).regex(listGamesQueryMinBetRegExp).optional().describe('Games that can be played from this stake or less.'),
  "minLineNum": zod.int().min(listGamesQueryMinLineNumMin).max(listGamesQueryMinLineNumMax).optional().describe('Games with at least so many lines.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.'),
  "pageNo": zod.int().min(1).max(listGamesQueryPageNoMax).default(listGamesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listGamesQueryPageSizeMax).default(listGamesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listGamesHeaderMerchantMax = 32;

export const listGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listGamesHeaderXRequestIdMax = 64;

export const listGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listGamesHeaderMerchantMax).regex(listGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listGamesHeaderXRequestIdMax).regex(listGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listGames = {
  header: ListGamesHeader,
  params: undefined,
  query: ListGamesQueryParams,
  body: undefined,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const searchGamesQueryKeywordMax = 60;

export const searchGamesQueryGameTypeMax = 400;

export const searchGamesQueryGameTypeRegExp = new RegExp('^(ELOTT|LOTT|LIVE|SPORTS|FISH|RNG|PVP|ESPORTS|INHOUSE)(,(ELOTT|LOTT|LIVE|SPORTS|FISH|RNG|PVP|ESPORTS|INHOUSE)){0,8}$');

export const searchGamesQueryVassalageMax = 400;

export const searchGamesQueryVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}(,[A-Z0-9_]{2,20}){0,18}$');

export const searchGamesQueryGameClassifyMax = 400;

export const searchGamesQueryGameClassifyRegExp = new RegExp('^(HOT|NEW|VIDEO|CLASSIC|JACKPOT)(,(HOT|NEW|VIDEO|CLASSIC|JACKPOT)){0,4}$');

export const searchGamesQueryFeaturesMax = 310;

export const searchGamesQueryFeaturesRegExp = new RegExp('^[A-Z_]{3,30}(,[A-Z_]{3,30}){0,9}$');

export const searchGamesQueryMinBetMax = 12;

export const searchGamesQueryMinBetRegExp = new RegExp('^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,2})?$');

export const searchGamesQueryMinRtpMin = 0;

export const searchGamesQueryMinRtpMax = 10000;

export const searchGamesQueryPageNoDefault = 1;

export const searchGamesQueryPageNoMax = 100000;

export const searchGamesQueryPageSizeDefault = 42;

export const searchGamesQueryPageSizeMax = 100;

export const SearchGamesQueryParams = zod.object({
  "keyword": zod.string().min(1).max(searchGamesQueryKeywordMax).optional().describe('Words to search for.'),
  "gameType": zod.string().max(searchGamesQueryGameTypeMax).regex(searchGamesQueryGameTypeRegExp).optional().describe('The categories. Several are separated by commas, and any of them will do.'),
  "vassalage": zod.string().max(searchGamesQueryVassalageMax).regex(searchGamesQueryVassalageRegExp).optional().describe('The vendors. Several are separated by commas, and any of them will do.'),
  "gameClassify": zod.string().max(searchGamesQueryGameClassifyMax).regex(searchGamesQueryGameClassifyRegExp).optional().describe('The shelves. Several are separated by commas, and any of them will do.'),
  "features": zod.string().max(searchGamesQueryFeaturesMax).regex(searchGamesQueryFeaturesRegExp).optional().describe('What the games must offer. Several are separated by commas, and all of them must be there.'),
  "minBet": zod.string().max(searchGamesQueryMinBetMax).regex(searchGamesQueryMinBetRegExp).optional().describe('Games that can be played from this stake or less.'),
  "minRtp": zod.int().min(searchGamesQueryMinRtpMin).max(searchGamesQueryMinRtpMax).optional().describe('Games with at least this return to player, basis points; those without one are left out.'),
  "sort": zod.enum(['relevance', 'popular', 'newest', 'name', 'rtp', 'min_bet']).optional().describe('The order: `relevance` how well the words fit, `popular` the most played first, `newest`, `name`, `rtp` the highest first, `min_bet` the lowest first. Without it `relevance` with a keyword, else `popular`.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.'),
  "pageNo": zod.int().min(1).max(searchGamesQueryPageNoMax).default(searchGamesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(searchGamesQueryPageSizeMax).default(searchGamesQueryPageSizeDefault).describe('Entries on a page.')
})

export const searchGamesHeaderMerchantMax = 32;

export const searchGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const searchGamesHeaderXRequestIdMax = 64;

export const searchGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SearchGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(searchGamesHeaderMerchantMax).regex(searchGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(searchGamesHeaderXRequestIdMax).regex(searchGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const searchGames = {
  header: SearchGamesHeader,
  params: undefined,
  query: SearchGamesQueryParams,
  body: undefined,
};

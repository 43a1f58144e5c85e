// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listVnRecentGamesQueryCountDefault = 20;

export const listVnRecentGamesQueryCountMax = 100;

export const ListVnRecentGamesQueryParams = zod.object({
  "count": zod.int().min(1).max(listVnRecentGamesQueryCountMax).default(listVnRecentGamesQueryCountDefault).describe('The most games to answer.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listVnRecentGamesHeaderMerchantMax = 32;

export const listVnRecentGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listVnRecentGamesHeaderXRequestIdMax = 64;

export const listVnRecentGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListVnRecentGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listVnRecentGamesHeaderMerchantMax).regex(listVnRecentGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listVnRecentGamesHeaderXRequestIdMax).regex(listVnRecentGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listVnRecentGames = {
  header: ListVnRecentGamesHeader,
  params: undefined,
  query: ListVnRecentGamesQueryParams,
  body: undefined,
};

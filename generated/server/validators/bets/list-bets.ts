// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listBetsQueryFromMax = 30;

export const listBetsQueryToMax = 30;

export const listBetsQueryVassalageMax = 20;

export const listBetsQueryVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listBetsQuerySearchMax = 60;

export const listBetsQueryPageNoDefault = 1;

export const listBetsQueryPageNoMax = 100000;

export const listBetsQueryPageSizeDefault = 42;

export const listBetsQueryPageSizeMax = 100;

export const ListBetsQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listBetsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listBetsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('Bets of this category only.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).optional().describe('Bets in this state only.'),
  "vassalage": zod.string().max(listBetsQueryVassalageMax).regex(listBetsQueryVassalageRegExp).optional().describe('Bets with this vendor only.'),
  "search": zod.string().min(1).max(listBetsQuerySearchMax).optional().describe('Words of the name of the game, or the id of a bet, round or draw.'),
  "pageNo": zod.int().min(1).max(listBetsQueryPageNoMax).default(listBetsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listBetsQueryPageSizeMax).default(listBetsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listBetsHeaderMerchantMax = 32;

export const listBetsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listBetsHeaderXRequestIdMax = 64;

export const listBetsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListBetsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listBetsHeaderMerchantMax).regex(listBetsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listBetsHeaderXRequestIdMax).regex(listBetsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listBets = {
  header: ListBetsHeader,
  params: undefined,
  query: ListBetsQueryParams,
  body: undefined,
};

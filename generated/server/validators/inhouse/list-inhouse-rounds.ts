// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listInhouseRoundsQueryFromMax = 30;

export const listInhouseRoundsQueryToMax = 30;

export const listInhouseRoundsQueryPageNoDefault = 1;

export const listInhouseRoundsQueryPageNoMax = 100000;

export const listInhouseRoundsQueryPageSizeDefault = 42;

export const listInhouseRoundsQueryPageSizeMax = 100;

export const ListInhouseRoundsQueryParams = zod.object({
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).optional().describe('Rounds of this game only.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).optional().describe('Rounds in this state only.'),
  "from": zod.iso.datetime({"offset":true}).max(listInhouseRoundsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listInhouseRoundsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listInhouseRoundsQueryPageNoMax).default(listInhouseRoundsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listInhouseRoundsQueryPageSizeMax).default(listInhouseRoundsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listInhouseRoundsHeaderMerchantMax = 32;

export const listInhouseRoundsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listInhouseRoundsHeaderXRequestIdMax = 64;

export const listInhouseRoundsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListInhouseRoundsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listInhouseRoundsHeaderMerchantMax).regex(listInhouseRoundsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listInhouseRoundsHeaderXRequestIdMax).regex(listInhouseRoundsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listInhouseRounds = {
  header: ListInhouseRoundsHeader,
  params: undefined,
  query: ListInhouseRoundsQueryParams,
  body: undefined,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listTournamentBoardQueryTournamentIdMax = 40;

export const listTournamentBoardQueryPageNoDefault = 1;

export const listTournamentBoardQueryPageNoMax = 100000;

export const listTournamentBoardQueryPageSizeDefault = 42;

export const listTournamentBoardQueryPageSizeMax = 100;

export const ListTournamentBoardQueryParams = zod.object({
  "tournamentId": zod.string().min(1).max(listTournamentBoardQueryTournamentIdMax).describe('The tournament.'),
  "pageNo": zod.int().min(1).max(listTournamentBoardQueryPageNoMax).default(listTournamentBoardQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listTournamentBoardQueryPageSizeMax).default(listTournamentBoardQueryPageSizeDefault).describe('Entries on a page.')
})

export const listTournamentBoardHeaderMerchantMax = 32;

export const listTournamentBoardHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listTournamentBoardHeaderXRequestIdMax = 64;

export const listTournamentBoardHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListTournamentBoardHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listTournamentBoardHeaderMerchantMax).regex(listTournamentBoardHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listTournamentBoardHeaderXRequestIdMax).regex(listTournamentBoardHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listTournamentBoard = {
  header: ListTournamentBoardHeader,
  params: undefined,
  query: ListTournamentBoardQueryParams,
  body: undefined,
};

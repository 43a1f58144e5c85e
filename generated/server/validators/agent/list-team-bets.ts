// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listTeamBetsQueryFromMax = 30;

export const listTeamBetsQueryToMax = 30;

export const listTeamBetsQuerySearchMax = 60;

export const listTeamBetsQueryMemberIdMax = 40;

export const listTeamBetsQueryVassalageMax = 20;

export const listTeamBetsQueryVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listTeamBetsQuerySortDefault = `-placedAt`;

export const listTeamBetsQueryPageNoDefault = 1;

export const listTeamBetsQueryPageNoMax = 100000;

export const listTeamBetsQueryPageSizeDefault = 42;

export const listTeamBetsQueryPageSizeMax = 100;

export const ListTeamBetsQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listTeamBetsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listTeamBetsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listTeamBetsQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "memberId": zod.string().min(1).max(listTeamBetsQueryMemberIdMax).optional().describe('Only this member of the team.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('Only bets on this category.'),
  "vassalage": zod.string().max(listTeamBetsQueryVassalageMax).regex(listTeamBetsQueryVassalageRegExp).optional().describe('Only bets on games of this vendor.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).optional().describe('Only bets in this state.'),
  "sort": zod.enum(['placedAt', '-placedAt', 'settledAt', '-settledAt', 'stake', '-stake', 'payout', '-payout', 'net', '-net']).default(listTeamBetsQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listTeamBetsQueryPageNoMax).default(listTeamBetsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listTeamBetsQueryPageSizeMax).default(listTeamBetsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listTeamBetsHeaderMerchantMax = 32;

export const listTeamBetsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listTeamBetsHeaderXRequestIdMax = 64;

export const listTeamBetsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListTeamBetsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listTeamBetsHeaderMerchantMax).regex(listTeamBetsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listTeamBetsHeaderXRequestIdMax).regex(listTeamBetsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listTeamBets = {
  header: ListTeamBetsHeader,
  params: undefined,
  query: ListTeamBetsQueryParams,
  body: undefined,
};

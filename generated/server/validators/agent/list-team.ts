// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listTeamQueryFromMax = 30;

export const listTeamQueryToMax = 30;

export const listTeamQuerySearchMax = 60;

export const listTeamQueryUplineIdMax = 40;

export const listTeamQuerySortDefault = `-turnover`;

export const listTeamQueryPageNoDefault = 1;

export const listTeamQueryPageNoMax = 100000;

export const listTeamQueryPageSizeDefault = 42;

export const listTeamQueryPageSizeMax = 100;

export const ListTeamQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listTeamQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listTeamQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listTeamQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "uplineId": zod.string().min(1).max(listTeamQueryUplineIdMax).optional().describe('Only the line of this member, itself included.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).optional().describe('Only accounts of this type.'),
  "sort": zod.enum(['account', '-account', 'level', '-level', 'teamCount', '-teamCount', 'registeredAt', '-registeredAt', 'lastSeenAt', '-lastSeenAt', 'balance', '-balance', 'deposits', '-deposits', 'withdrawals', '-withdrawals', 'turnover', '-turnover', 'result', '-result', 'contract', '-contract']).default(listTeamQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listTeamQueryPageNoMax).default(listTeamQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listTeamQueryPageSizeMax).default(listTeamQueryPageSizeDefault).describe('Entries on a page.')
})

export const listTeamHeaderMerchantMax = 32;

export const listTeamHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listTeamHeaderXRequestIdMax = 64;

export const listTeamHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListTeamHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listTeamHeaderMerchantMax).regex(listTeamHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listTeamHeaderXRequestIdMax).regex(listTeamHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listTeam = {
  header: ListTeamHeader,
  params: undefined,
  query: ListTeamQueryParams,
  body: undefined,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listTeamTransactionsQueryFromMax = 30;

export const listTeamTransactionsQueryToMax = 30;

export const listTeamTransactionsQuerySearchMax = 60;

export const listTeamTransactionsQueryMemberIdMax = 40;

export const listTeamTransactionsQuerySortDefault = `-at`;

export const listTeamTransactionsQueryPageNoDefault = 1;

export const listTeamTransactionsQueryPageNoMax = 100000;

export const listTeamTransactionsQueryPageSizeDefault = 42;

export const listTeamTransactionsQueryPageSizeMax = 100;

export const ListTeamTransactionsQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listTeamTransactionsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listTeamTransactionsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listTeamTransactionsQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "memberId": zod.string().min(1).max(listTeamTransactionsQueryMemberIdMax).optional().describe('Only this member of the team.'),
  "kind": zod.enum(['deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'bet', 'prize', 'refund', 'promotion', 'rebate', 'salary', 'dividend', 'points', 'fee', 'debt', 'adjustment']).optional().describe('Only entries of this kind.'),
  "sort": zod.enum(['at', '-at', 'amount', '-amount']).default(listTeamTransactionsQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listTeamTransactionsQueryPageNoMax).default(listTeamTransactionsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listTeamTransactionsQueryPageSizeMax).default(listTeamTransactionsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listTeamTransactionsHeaderMerchantMax = 32;

export const listTeamTransactionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listTeamTransactionsHeaderXRequestIdMax = 64;

export const listTeamTransactionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListTeamTransactionsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listTeamTransactionsHeaderMerchantMax).regex(listTeamTransactionsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listTeamTransactionsHeaderXRequestIdMax).regex(listTeamTransactionsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listTeamTransactions = {
  header: ListTeamTransactionsHeader,
  params: undefined,
  query: ListTeamTransactionsQueryParams,
  body: undefined,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listTeamProfitQueryFromMax = 30;

export const listTeamProfitQueryToMax = 30;

export const listTeamProfitQuerySearchMax = 60;

export const listTeamProfitQueryParentIdMax = 40;

export const listTeamProfitQueryScopeDefault = `lines`;

export const listTeamProfitQuerySortDefault = `-turnover`;

export const listTeamProfitQueryPageNoDefault = 1;

export const listTeamProfitQueryPageNoMax = 100000;

export const listTeamProfitQueryPageSizeDefault = 42;

export const listTeamProfitQueryPageSizeMax = 100;

export const ListTeamProfitQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listTeamProfitQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listTeamProfitQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listTeamProfitQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "parentId": zod.string().min(1).max(listTeamProfitQueryParentIdMax).optional().describe('The node; without it the agent of the session.'),
  "scope": zod.enum(['lines', 'users']).default(listTeamProfitQueryScopeDefault).describe('By line or by user.'),
  "sort": zod.enum(['account', '-account', 'deposits', '-deposits', 'withdrawals', '-withdrawals', 'turnover', '-turnover', 'validTurnover', '-validTurnover', 'prizes', '-prizes', 'result', '-result']).default(listTeamProfitQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listTeamProfitQueryPageNoMax).default(listTeamProfitQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listTeamProfitQueryPageSizeMax).default(listTeamProfitQueryPageSizeDefault).describe('Entries on a page.')
})

export const listTeamProfitHeaderMerchantMax = 32;

export const listTeamProfitHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listTeamProfitHeaderXRequestIdMax = 64;

export const listTeamProfitHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListTeamProfitHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listTeamProfitHeaderMerchantMax).regex(listTeamProfitHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listTeamProfitHeaderXRequestIdMax).regex(listTeamProfitHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listTeamProfit = {
  header: ListTeamProfitHeader,
  params: undefined,
  query: ListTeamProfitQueryParams,
  body: undefined,
};

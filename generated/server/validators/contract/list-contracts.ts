// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listContractsQueryFromMax = 30;

export const listContractsQueryToMax = 30;

export const listContractsQuerySearchMax = 60;

export const listContractsQuerySortDefault = `-updatedAt`;

export const listContractsQueryPageNoDefault = 1;

export const listContractsQueryPageNoMax = 100000;

export const listContractsQueryPageSizeDefault = 42;

export const listContractsQueryPageSizeMax = 100;

export const ListContractsQueryParams = zod.object({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).optional().describe('Only contracts of this kind.'),
  "side": zod.enum(['own', 'downline']).optional().describe('Only own contracts or only those of downlines.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).optional().describe('Only contracts in this state.'),
  "from": zod.iso.datetime({"offset":true}).max(listContractsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listContractsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listContractsQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "sort": zod.enum(['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'rate', '-rate', 'account', '-account']).default(listContractsQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listContractsQueryPageNoMax).default(listContractsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listContractsQueryPageSizeMax).default(listContractsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listContractsHeaderMerchantMax = 32;

export const listContractsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listContractsHeaderXRequestIdMax = 64;

export const listContractsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListContractsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listContractsHeaderMerchantMax).regex(listContractsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listContractsHeaderXRequestIdMax).regex(listContractsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listContracts = {
  header: ListContractsHeader,
  params: undefined,
  query: ListContractsQueryParams,
  body: undefined,
};

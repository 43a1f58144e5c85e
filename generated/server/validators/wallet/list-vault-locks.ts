// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listVaultLocksQueryFromMax = 30;

export const listVaultLocksQueryToMax = 30;

export const listVaultLocksQueryPageNoDefault = 1;

export const listVaultLocksQueryPageNoMax = 100000;

export const listVaultLocksQueryPageSizeDefault = 42;

export const listVaultLocksQueryPageSizeMax = 100;

export const ListVaultLocksQueryParams = zod.object({
  "state": zod.enum(['locked', 'returned']).optional().describe('Locks in this state only.'),
  "from": zod.iso.datetime({"offset":true}).max(listVaultLocksQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listVaultLocksQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listVaultLocksQueryPageNoMax).default(listVaultLocksQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listVaultLocksQueryPageSizeMax).default(listVaultLocksQueryPageSizeDefault).describe('Entries on a page.')
})

export const listVaultLocksHeaderMerchantMax = 32;

export const listVaultLocksHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listVaultLocksHeaderXRequestIdMax = 64;

export const listVaultLocksHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListVaultLocksHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listVaultLocksHeaderMerchantMax).regex(listVaultLocksHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listVaultLocksHeaderXRequestIdMax).regex(listVaultLocksHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listVaultLocks = {
  header: ListVaultLocksHeader,
  params: undefined,
  query: ListVaultLocksQueryParams,
  body: undefined,
};

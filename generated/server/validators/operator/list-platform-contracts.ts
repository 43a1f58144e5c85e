// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listPlatformContractsQuerySearchMax = 60;

export const listPlatformContractsQueryPageNoDefault = 1;

export const listPlatformContractsQueryPageNoMax = 100000;

export const listPlatformContractsQueryPageSizeDefault = 42;

export const listPlatformContractsQueryPageSizeMax = 100;

export const ListPlatformContractsQueryParams = zod.object({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).optional().describe('Contracts of this kind only.'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).optional().describe('Contracts in this state only.'),
  "search": zod.string().min(1).max(listPlatformContractsQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "pageNo": zod.int().min(1).max(listPlatformContractsQueryPageNoMax).default(listPlatformContractsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listPlatformContractsQueryPageSizeMax).default(listPlatformContractsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listPlatformContractsHeaderMerchantMax = 32;

export const listPlatformContractsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listPlatformContractsHeaderXRequestIdMax = 64;

export const listPlatformContractsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListPlatformContractsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listPlatformContractsHeaderMerchantMax).regex(listPlatformContractsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listPlatformContractsHeaderXRequestIdMax).regex(listPlatformContractsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listPlatformContracts = {
  header: ListPlatformContractsHeader,
  params: undefined,
  query: ListPlatformContractsQueryParams,
  body: undefined,
};

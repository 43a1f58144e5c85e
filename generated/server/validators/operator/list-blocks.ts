// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listBlocksQueryAddressMax = 45;

export const listBlocksQueryAddressRegExp = new RegExp('^[0-9A-Fa-f:.]{2,45}$');

export const listBlocksQueryPageNoDefault = 1;

export const listBlocksQueryPageNoMax = 100000;

export const listBlocksQueryPageSizeDefault = 42;

export const listBlocksQueryPageSizeMax = 100;

export const ListBlocksQueryParams = zod.object({
  "kind": zod.enum(['ip', 'region']).optional().describe('Blocks of this kind only.'),
  "state": zod.enum(['active', 'ended']).optional().describe('Blocks in this state only.'),
  "address": zod.string().max(listBlocksQueryAddressMax).regex(listBlocksQueryAddressRegExp).optional().describe('An address, IPv4 or IPv6.'),
  "pageNo": zod.int().min(1).max(listBlocksQueryPageNoMax).default(listBlocksQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listBlocksQueryPageSizeMax).default(listBlocksQueryPageSizeDefault).describe('Entries on a page.')
})

export const listBlocksHeaderMerchantMax = 32;

export const listBlocksHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listBlocksHeaderXRequestIdMax = 64;

export const listBlocksHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListBlocksHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listBlocksHeaderMerchantMax).regex(listBlocksHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listBlocksHeaderXRequestIdMax).regex(listBlocksHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listBlocks = {
  header: ListBlocksHeader,
  params: undefined,
  query: ListBlocksQueryParams,
  body: undefined,
};

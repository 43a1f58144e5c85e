// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listContractHoldsQuerySearchMax = 60;

export const listContractHoldsQueryPageNoDefault = 1;

export const listContractHoldsQueryPageNoMax = 100000;

export const listContractHoldsQueryPageSizeDefault = 42;

export const listContractHoldsQueryPageSizeMax = 100;

export const ListContractHoldsQueryParams = zod.object({
  "search": zod.string().min(1).max(listContractHoldsQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "pageNo": zod.int().min(1).max(listContractHoldsQueryPageNoMax).default(listContractHoldsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listContractHoldsQueryPageSizeMax).default(listContractHoldsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listContractHoldsHeaderMerchantMax = 32;

export const listContractHoldsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listContractHoldsHeaderXRequestIdMax = 64;

export const listContractHoldsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListContractHoldsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listContractHoldsHeaderMerchantMax).regex(listContractHoldsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listContractHoldsHeaderXRequestIdMax).regex(listContractHoldsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listContractHolds = {
  header: ListContractHoldsHeader,
  params: undefined,
  query: ListContractHoldsQueryParams,
  body: undefined,
};

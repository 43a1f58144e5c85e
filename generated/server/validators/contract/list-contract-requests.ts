// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listContractRequestsQueryPageNoDefault = 1;

export const listContractRequestsQueryPageNoMax = 100000;

export const listContractRequestsQueryPageSizeDefault = 42;

export const listContractRequestsQueryPageSizeMax = 100;

export const ListContractRequestsQueryParams = zod.object({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).optional().describe('Only contracts of this kind.'),
  "direction": zod.enum(['incoming', 'outgoing']).optional().describe('Only incoming or only outgoing ones.'),
  "pageNo": zod.int().min(1).max(listContractRequestsQueryPageNoMax).default(listContractRequestsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listContractRequestsQueryPageSizeMax).default(listContractRequestsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listContractRequestsHeaderMerchantMax = 32;

export const listContractRequestsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listContractRequestsHeaderXRequestIdMax = 64;

export const listContractRequestsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListContractRequestsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listContractRequestsHeaderMerchantMax).regex(listContractRequestsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listContractRequestsHeaderXRequestIdMax).regex(listContractRequestsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listContractRequests = {
  header: ListContractRequestsHeader,
  params: undefined,
  query: ListContractRequestsQueryParams,
  body: undefined,
};

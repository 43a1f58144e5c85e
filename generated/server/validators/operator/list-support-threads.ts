// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listSupportThreadsQueryAccountMax = 64;

export const listSupportThreadsQueryPageNoDefault = 1;

export const listSupportThreadsQueryPageNoMax = 100000;

export const listSupportThreadsQueryPageSizeDefault = 42;

export const listSupportThreadsQueryPageSizeMax = 100;

export const ListSupportThreadsQueryParams = zod.object({
  "state": zod.enum(['open', 'answered', 'closed']).optional().describe('Conversations in this state only.'),
  "account": zod.string().min(1).max(listSupportThreadsQueryAccountMax).optional().describe('What concerns this account only, by its exact account name.'),
  "pageNo": zod.int().min(1).max(listSupportThreadsQueryPageNoMax).default(listSupportThreadsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listSupportThreadsQueryPageSizeMax).default(listSupportThreadsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listSupportThreadsHeaderMerchantMax = 32;

export const listSupportThreadsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listSupportThreadsHeaderXRequestIdMax = 64;

export const listSupportThreadsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListSupportThreadsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listSupportThreadsHeaderMerchantMax).regex(listSupportThreadsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listSupportThreadsHeaderXRequestIdMax).regex(listSupportThreadsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listSupportThreads = {
  header: ListSupportThreadsHeader,
  params: undefined,
  query: ListSupportThreadsQueryParams,
  body: undefined,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listManagedNoticesQueryPageNoDefault = 1;

export const listManagedNoticesQueryPageNoMax = 100000;

export const listManagedNoticesQueryPageSizeDefault = 42;

export const listManagedNoticesQueryPageSizeMax = 100;

export const ListManagedNoticesQueryParams = zod.object({
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).optional().describe('Announcements of this type only.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).optional().describe('Announcements in this state only.'),
  "pageNo": zod.int().min(1).max(listManagedNoticesQueryPageNoMax).default(listManagedNoticesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listManagedNoticesQueryPageSizeMax).default(listManagedNoticesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listManagedNoticesHeaderMerchantMax = 32;

export const listManagedNoticesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listManagedNoticesHeaderXRequestIdMax = 64;

export const listManagedNoticesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListManagedNoticesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listManagedNoticesHeaderMerchantMax).regex(listManagedNoticesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listManagedNoticesHeaderXRequestIdMax).regex(listManagedNoticesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listManagedNotices = {
  header: ListManagedNoticesHeader,
  params: undefined,
  query: ListManagedNoticesQueryParams,
  body: undefined,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listAnnouncementPageQueryPageNoDefault = 1;

export const listAnnouncementPageQueryPageNoMax = 100000;

export const listAnnouncementPageQueryPageSizeDefault = 9;

export const listAnnouncementPageQueryPageSizeMax = 100;

export const ListAnnouncementPageQueryParams = zod.object({
  "pageNo": zod.int().min(1).max(listAnnouncementPageQueryPageNoMax).default(listAnnouncementPageQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listAnnouncementPageQueryPageSizeMax).default(listAnnouncementPageQueryPageSizeDefault).describe('Entries on a page.')
})

export const listAnnouncementPageHeaderMerchantMax = 32;

export const listAnnouncementPageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listAnnouncementPageHeaderXRequestIdMax = 64;

export const listAnnouncementPageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListAnnouncementPageHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listAnnouncementPageHeaderMerchantMax).regex(listAnnouncementPageHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listAnnouncementPageHeaderXRequestIdMax).regex(listAnnouncementPageHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listAnnouncementPage = {
  header: ListAnnouncementPageHeader,
  params: undefined,
  query: ListAnnouncementPageQueryParams,
  body: undefined,
};

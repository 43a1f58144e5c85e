// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listManagedBannersQueryPageNoDefault = 1;

export const listManagedBannersQueryPageNoMax = 100000;

export const listManagedBannersQueryPageSizeDefault = 42;

export const listManagedBannersQueryPageSizeMax = 100;

export const ListManagedBannersQueryParams = zod.object({
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).optional().describe('Banners of this group only.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).optional().describe('Banners in this state only.'),
  "pageNo": zod.int().min(1).max(listManagedBannersQueryPageNoMax).default(listManagedBannersQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listManagedBannersQueryPageSizeMax).default(listManagedBannersQueryPageSizeDefault).describe('Entries on a page.')
})

export const listManagedBannersHeaderMerchantMax = 32;

export const listManagedBannersHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listManagedBannersHeaderXRequestIdMax = 64;

export const listManagedBannersHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListManagedBannersHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listManagedBannersHeaderMerchantMax).regex(listManagedBannersHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listManagedBannersHeaderXRequestIdMax).regex(listManagedBannersHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listManagedBanners = {
  header: ListManagedBannersHeader,
  params: undefined,
  query: ListManagedBannersQueryParams,
  body: undefined,
};

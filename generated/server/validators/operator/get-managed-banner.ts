// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getManagedBannerPathBannerIdMax = 40;

export const getManagedBannerPathBannerIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const GetManagedBannerParams = zod.object({
  "bannerId": zod.string().max(getManagedBannerPathBannerIdMax).regex(getManagedBannerPathBannerIdRegExp).describe('The banner.')
})

export const getManagedBannerHeaderMerchantMax = 32;

export const getManagedBannerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getManagedBannerHeaderXRequestIdMax = 64;

export const getManagedBannerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetManagedBannerHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getManagedBannerHeaderMerchantMax).regex(getManagedBannerHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getManagedBannerHeaderXRequestIdMax).regex(getManagedBannerHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getManagedBanner = {
  header: GetManagedBannerHeader,
  params: GetManagedBannerParams,
  query: undefined,
  body: undefined,
};

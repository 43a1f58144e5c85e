// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const withdrawBannerPathBannerIdMax = 40;

export const withdrawBannerPathBannerIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const WithdrawBannerParams = zod.object({
  "bannerId": zod.string().max(withdrawBannerPathBannerIdMax).regex(withdrawBannerPathBannerIdRegExp).describe('The banner.')
})

export const withdrawBannerHeaderMerchantMax = 32;

export const withdrawBannerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const withdrawBannerHeaderXRequestIdMax = 64;

export const withdrawBannerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const WithdrawBannerHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(withdrawBannerHeaderMerchantMax).regex(withdrawBannerHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(withdrawBannerHeaderXRequestIdMax).regex(withdrawBannerHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const withdrawBanner = {
  header: WithdrawBannerHeader,
  params: WithdrawBannerParams,
  query: undefined,
  body: undefined,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getPromotionQueryIdMax = 40;

export const GetPromotionQueryParams = zod.object({
  "id": zod.string().min(1).max(getPromotionQueryIdMax).describe('The promotion.')
})

export const getPromotionHeaderMerchantMax = 32;

export const getPromotionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getPromotionHeaderXRequestIdMax = 64;

export const getPromotionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetPromotionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPromotionHeaderMerchantMax).regex(getPromotionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPromotionHeaderXRequestIdMax).regex(getPromotionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getPromotion = {
  header: GetPromotionHeader,
  params: undefined,
  query: GetPromotionQueryParams,
  body: undefined,
};

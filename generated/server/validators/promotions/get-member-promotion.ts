// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getMemberPromotionQueryIdMax = 40;

export const GetMemberPromotionQueryParams = zod.object({
  "id": zod.string().min(1).max(getMemberPromotionQueryIdMax).describe('The promotion.')
})

export const getMemberPromotionHeaderMerchantMax = 32;

export const getMemberPromotionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getMemberPromotionHeaderXRequestIdMax = 64;

export const getMemberPromotionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetMemberPromotionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getMemberPromotionHeaderMerchantMax).regex(getMemberPromotionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getMemberPromotionHeaderXRequestIdMax).regex(getMemberPromotionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getMemberPromotion = {
  header: GetMemberPromotionHeader,
  params: undefined,
  query: GetMemberPromotionQueryParams,
  body: undefined,
};

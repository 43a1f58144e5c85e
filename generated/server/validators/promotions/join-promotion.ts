// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const joinPromotionHeaderMerchantMax = 32;

export const joinPromotionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const joinPromotionHeaderXRequestIdMax = 64;

export const joinPromotionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const joinPromotionHeaderIdempotencyKeyMax = 64;

export const joinPromotionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const JoinPromotionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(joinPromotionHeaderMerchantMax).regex(joinPromotionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(joinPromotionHeaderXRequestIdMax).regex(joinPromotionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(joinPromotionHeaderIdempotencyKeyMax).regex(joinPromotionHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const joinPromotionBodyPromotionIdMax = 40;

export const JoinPromotionBody = zod.strictObject({
  "promotionId": zod.string().min(1).max(joinPromotionBodyPromotionIdMax).describe('Its id.')
}).describe('The promotion that is meant.')

export const joinPromotion = {
  header: JoinPromotionHeader,
  params: undefined,
  query: undefined,
  body: JoinPromotionBody,
};

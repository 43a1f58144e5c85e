// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const claimPromotionHeaderMerchantMax = 32;

export const claimPromotionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const claimPromotionHeaderXRequestIdMax = 64;

export const claimPromotionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const claimPromotionHeaderIdempotencyKeyMax = 64;

export const claimPromotionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const ClaimPromotionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(claimPromotionHeaderMerchantMax).regex(claimPromotionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(claimPromotionHeaderXRequestIdMax).regex(claimPromotionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(claimPromotionHeaderIdempotencyKeyMax).regex(claimPromotionHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const claimPromotionBodyPromotionIdMax = 40;

export const ClaimPromotionBody = zod.strictObject({
  "promotionId": zod.string().min(1).max(claimPromotionBodyPromotionIdMax).describe('Its id.')
}).describe('The promotion that is meant.')

export const claimPromotion = {
  header: ClaimPromotionHeader,
  params: undefined,
  query: undefined,
  body: ClaimPromotionBody,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const applyForPromotionHeaderMerchantMax = 32;

export const applyForPromotionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const applyForPromotionHeaderXRequestIdMax = 64;

export const applyForPromotionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const applyForPromotionHeaderIdempotencyKeyMax = 64;

export const applyForPromotionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const ApplyForPromotionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(applyForPromotionHeaderMerchantMax).regex(applyForPromotionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(applyForPromotionHeaderXRequestIdMax).regex(applyForPromotionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(applyForPromotionHeaderIdempotencyKeyMax).regex(applyForPromotionHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const applyForPromotionBodyPromotionIdMax = 40;

export const applyForPromotionBodyRemarkMax = 140;

export const applyForPromotionBodyImagesMax = 3;

export const ApplyForPromotionBody = zod.strictObject({
  "promotionId": zod.string().min(1).max(applyForPromotionBodyPromotionIdMax).describe('The promotion.'),
  "remark": zod.string().max(applyForPromotionBodyRemarkMax).optional().describe('What the member says to it, plain text.'),
  "images": zod.array(zod.instanceof(Blob).describe('A PNG or JPEG picture of at most 5 MB (5,242,880 bytes).')).min(1).max(applyForPromotionBodyImagesMax).describe('The pictures, each a part of its own with this name.')
}).describe('An application for a promotion, as a form with files.')

export const applyForPromotion = {
  header: ApplyForPromotionHeader,
  params: undefined,
  query: undefined,
  body: ApplyForPromotionBody,
};

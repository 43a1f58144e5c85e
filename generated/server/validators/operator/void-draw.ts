// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const voidDrawPathDrawIdMax = 50;

export const voidDrawPathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const VoidDrawParams = zod.object({
  "drawId": zod.string().max(voidDrawPathDrawIdMax).regex(voidDrawPathDrawIdRegExp).describe('The draw.')
})

export const voidDrawHeaderMerchantMax = 32;

export const voidDrawHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const voidDrawHeaderXRequestIdMax = 64;

export const voidDrawHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const voidDrawHeaderIdempotencyKeyMax = 64;

export const voidDrawHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const VoidDrawHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(voidDrawHeaderMerchantMax).regex(voidDrawHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(voidDrawHeaderXRequestIdMax).regex(voidDrawHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(voidDrawHeaderIdempotencyKeyMax).regex(voidDrawHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const voidDrawBodyReasonMin = 3;

export const voidDrawBodyReasonMax = 300;

export const voidDrawBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const VoidDrawBody = zod.strictObject({
  "reason": zod.string().min(voidDrawBodyReasonMin).max(voidDrawBodyReasonMax).regex(voidDrawBodyReasonRegExp).describe('Why, for the audit log and the players.')
}).describe('Why a draw is void.')

export const voidDraw = {
  header: VoidDrawHeader,
  params: VoidDrawParams,
  query: undefined,
  body: VoidDrawBody,
};

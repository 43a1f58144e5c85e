// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const transferToUplineHeaderMerchantMax = 32;

export const transferToUplineHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const transferToUplineHeaderXRequestIdMax = 64;

export const transferToUplineHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const transferToUplineHeaderIdempotencyKeyMax = 64;

export const transferToUplineHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const TransferToUplineHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(transferToUplineHeaderMerchantMax).regex(transferToUplineHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(transferToUplineHeaderXRequestIdMax).regex(transferToUplineHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(transferToUplineHeaderIdempotencyKeyMax).regex(transferToUplineHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const transferToUplineBodyOneAmountMax = 24;

export const transferToUplineBodyOneAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const transferToUplineBodyOnePaymentPasswordMin = 6;

export const transferToUplineBodyOnePaymentPasswordMax = 64;

export const transferToUplineBodyOneNoteMax = 140;

export const transferToUplineBodyOneNoteRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const transferToUplineBodyTwoPayloadMin = 20;

export const transferToUplineBodyTwoPayloadMax = 65536;

export const transferToUplineBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const TransferToUplineBody = zod.union([zod.strictObject({
  "amount": zod.string().max(transferToUplineBodyOneAmountMax).regex(transferToUplineBodyOneAmountRegExp).describe('The amount.'),
  "paymentPassword": zod.string().min(transferToUplineBodyOnePaymentPasswordMin).max(transferToUplineBodyOnePaymentPasswordMax).describe('The payment password.'),
  "note": zod.string().min(1).max(transferToUplineBodyOneNoteMax).regex(transferToUplineBodyOneNoteRegExp).optional().describe('A note to the receiver, plain text.')
}).describe('A transfer to the upline.'),zod.strictObject({
  "payload": zod.string().min(transferToUplineBodyTwoPayloadMin).max(transferToUplineBodyTwoPayloadMax).regex(transferToUplineBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `transferToUpline`, plain or encrypted.')

export const transferToUpline = {
  header: TransferToUplineHeader,
  params: undefined,
  query: undefined,
  body: TransferToUplineBody.options[0],
};

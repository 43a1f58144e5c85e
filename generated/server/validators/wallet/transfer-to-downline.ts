// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const transferToDownlineHeaderMerchantMax = 32;

export const transferToDownlineHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const transferToDownlineHeaderXRequestIdMax = 64;

export const transferToDownlineHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const transferToDownlineHeaderIdempotencyKeyMax = 64;

export const transferToDownlineHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const TransferToDownlineHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(transferToDownlineHeaderMerchantMax).regex(transferToDownlineHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(transferToDownlineHeaderXRequestIdMax).regex(transferToDownlineHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(transferToDownlineHeaderIdempotencyKeyMax).regex(transferToDownlineHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const transferToDownlineBodyOneAccountMax = 64;

export const transferToDownlineBodyOneAmountMax = 24;

export const transferToDownlineBodyOneAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const transferToDownlineBodyOnePaymentPasswordMin = 6;

export const transferToDownlineBodyOnePaymentPasswordMax = 64;

export const transferToDownlineBodyOneNoteMax = 140;

export const transferToDownlineBodyOneNoteRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const transferToDownlineBodyTwoPayloadMin = 20;

export const transferToDownlineBodyTwoPayloadMax = 65536;

export const transferToDownlineBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const TransferToDownlineBody = zod.union([zod.strictObject({
  "account": zod.string().min(1).max(transferToDownlineBodyOneAccountMax).describe('The account name of the receiver.'),
  "amount": zod.string().max(transferToDownlineBodyOneAmountMax).regex(transferToDownlineBodyOneAmountRegExp).describe('The amount.'),
  "paymentPassword": zod.string().min(transferToDownlineBodyOnePaymentPasswordMin).max(transferToDownlineBodyOnePaymentPasswordMax).describe('The payment password.'),
  "note": zod.string().min(1).max(transferToDownlineBodyOneNoteMax).regex(transferToDownlineBodyOneNoteRegExp).optional().describe('A note to the receiver, plain text.')
}).describe('A transfer to a direct downline.'),zod.strictObject({
  "payload": zod.string().min(transferToDownlineBodyTwoPayloadMin).max(transferToDownlineBodyTwoPayloadMax).regex(transferToDownlineBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `transferToDownline`, plain or encrypted.')

export const transferToDownline = {
  header: TransferToDownlineHeader,
  params: undefined,
  query: undefined,
  body: TransferToDownlineBody.options[0],
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const convertPointsHeaderMerchantMax = 32;

export const convertPointsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const convertPointsHeaderXRequestIdMax = 64;

export const convertPointsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const convertPointsHeaderIdempotencyKeyMax = 64;

export const convertPointsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const ConvertPointsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(convertPointsHeaderMerchantMax).regex(convertPointsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(convertPointsHeaderXRequestIdMax).regex(convertPointsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(convertPointsHeaderIdempotencyKeyMax).regex(convertPointsHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const convertPointsBodyOnePointsMax = 1000000000;

export const convertPointsBodyOnePaymentPasswordMin = 6;

export const convertPointsBodyOnePaymentPasswordMax = 64;

export const convertPointsBodyTwoPayloadMin = 20;

export const convertPointsBodyTwoPayloadMax = 65536;

export const convertPointsBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const ConvertPointsBody = zod.union([zod.strictObject({
  "points": zod.int().min(1).max(convertPointsBodyOnePointsMax).describe('How many points, a multiple of `convertStep`.'),
  "paymentPassword": zod.string().min(convertPointsBodyOnePaymentPasswordMin).max(convertPointsBodyOnePaymentPasswordMax).describe('The payment password of the member.')
}).describe('What is converted.'),zod.strictObject({
  "payload": zod.string().min(convertPointsBodyTwoPayloadMin).max(convertPointsBodyTwoPayloadMax).regex(convertPointsBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `convertPoints`, plain or encrypted.')

export const convertPoints = {
  header: ConvertPointsHeader,
  params: undefined,
  query: undefined,
  body: ConvertPointsBody.options[0],
};

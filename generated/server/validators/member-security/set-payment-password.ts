// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const setPaymentPasswordHeaderMerchantMax = 32;

export const setPaymentPasswordHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const setPaymentPasswordHeaderXRequestIdMax = 64;

export const setPaymentPasswordHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SetPaymentPasswordHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(setPaymentPasswordHeaderMerchantMax).regex(setPaymentPasswordHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(setPaymentPasswordHeaderXRequestIdMax).regex(setPaymentPasswordHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const setPaymentPasswordBodyOneLoginPasswordMax = 256;

export const setPaymentPasswordBodyOnePaymentPasswordMin = 6;

export const setPaymentPasswordBodyOnePaymentPasswordMax = 64;

export const setPaymentPasswordBodyOneConfirmPaymentPasswordMin = 6;

export const setPaymentPasswordBodyOneConfirmPaymentPasswordMax = 64;

export const setPaymentPasswordBodyTwoPayloadMin = 20;

export const setPaymentPasswordBodyTwoPayloadMax = 65536;

export const setPaymentPasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const SetPaymentPasswordBody = zod.union([zod.strictObject({
  "loginPassword": zod.string().min(1).max(setPaymentPasswordBodyOneLoginPasswordMax).describe('The login password, as proof.'),
  "paymentPassword": zod.string().min(setPaymentPasswordBodyOnePaymentPasswordMin).max(setPaymentPasswordBodyOnePaymentPasswordMax).describe('The payment password.'),
  "confirmPaymentPassword": zod.string().min(setPaymentPasswordBodyOneConfirmPaymentPasswordMin).max(setPaymentPasswordBodyOneConfirmPaymentPasswordMax).describe('The same again.')
}).describe('A first payment password.'),zod.strictObject({
  "payload": zod.string().min(setPaymentPasswordBodyTwoPayloadMin).max(setPaymentPasswordBodyTwoPayloadMax).regex(setPaymentPasswordBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `setPaymentPassword`, plain or encrypted.')

export const setPaymentPassword = {
  header: SetPaymentPasswordHeader,
  params: undefined,
  query: undefined,
  body: SetPaymentPasswordBody.options[0],
};

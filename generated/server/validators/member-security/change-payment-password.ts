// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const changePaymentPasswordHeaderMerchantMax = 32;

export const changePaymentPasswordHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const changePaymentPasswordHeaderXRequestIdMax = 64;

export const changePaymentPasswordHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ChangePaymentPasswordHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(changePaymentPasswordHeaderMerchantMax).regex(changePaymentPasswordHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(changePaymentPasswordHeaderXRequestIdMax).regex(changePaymentPasswordHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const changePaymentPasswordBodyOneOldPaymentPasswordMin = 6;

export const changePaymentPasswordBodyOneOldPaymentPasswordMax = 64;

export const changePaymentPasswordBodyOneNewPaymentPasswordMin = 6;

export const changePaymentPasswordBodyOneNewPaymentPasswordMax = 64;

export const changePaymentPasswordBodyOneConfirmNewPaymentPasswordMin = 6;

export const changePaymentPasswordBodyOneConfirmNewPaymentPasswordMax = 64;

export const changePaymentPasswordBodyTwoPayloadMin = 20;

export const changePaymentPasswordBodyTwoPayloadMax = 65536;

export const changePaymentPasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const ChangePaymentPasswordBody = zod.union([zod.strictObject({
  "oldPaymentPassword": zod.string().min(changePaymentPasswordBodyOneOldPaymentPasswordMin).max(changePaymentPasswordBodyOneOldPaymentPasswordMax).describe('The present one.'),
  "newPaymentPassword": zod.string().min(changePaymentPasswordBodyOneNewPaymentPasswordMin).max(changePaymentPasswordBodyOneNewPaymentPasswordMax).describe('The new one.'),
  "confirmNewPaymentPassword": zod.string().min(changePaymentPasswordBodyOneConfirmNewPaymentPasswordMin).max(changePaymentPasswordBodyOneConfirmNewPaymentPasswordMax).describe('The same again.')
}).describe('A new payment password in place of the old one.'),zod.strictObject({
  "payload": zod.string().min(changePaymentPasswordBodyTwoPayloadMin).max(changePaymentPasswordBodyTwoPayloadMax).regex(changePaymentPasswordBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `changePaymentPassword`, plain or encrypted.')

export const changePaymentPassword = {
  header: ChangePaymentPasswordHeader,
  params: undefined,
  query: undefined,
  body: ChangePaymentPasswordBody.options[0],
};

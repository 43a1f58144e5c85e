// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const resetPaymentPasswordHeaderMerchantMax = 32;

export const resetPaymentPasswordHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const resetPaymentPasswordHeaderXRequestIdMax = 64;

export const resetPaymentPasswordHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ResetPaymentPasswordHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(resetPaymentPasswordHeaderMerchantMax).regex(resetPaymentPasswordHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(resetPaymentPasswordHeaderXRequestIdMax).regex(resetPaymentPasswordHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const resetPaymentPasswordBodyOneLoginPasswordMax = 256;

export const resetPaymentPasswordBodyOneVerificationCodeMax = 255;

export const resetPaymentPasswordBodyOneNewPaymentPasswordMin = 6;

export const resetPaymentPasswordBodyOneNewPaymentPasswordMax = 64;

export const resetPaymentPasswordBodyOneConfirmNewPaymentPasswordMin = 6;

export const resetPaymentPasswordBodyOneConfirmNewPaymentPasswordMax = 64;

export const resetPaymentPasswordBodyTwoPayloadMin = 20;

export const resetPaymentPasswordBodyTwoPayloadMax = 65536;

export const resetPaymentPasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const ResetPaymentPasswordBody = zod.union([zod.strictObject({
  "loginPassword": zod.string().min(1).max(resetPaymentPasswordBodyOneLoginPasswordMax).describe('The login password, as proof.'),
  "verificationCode": zod.string().min(1).max(resetPaymentPasswordBodyOneVerificationCodeMax).describe('The code that `sendMemberCode` sent for `reset_payment_password`.'),
  "newPaymentPassword": zod.string().min(resetPaymentPasswordBodyOneNewPaymentPasswordMin).max(resetPaymentPasswordBodyOneNewPaymentPasswordMax).describe('The new one.'),
  "confirmNewPaymentPassword": zod.string().min(resetPaymentPasswordBodyOneConfirmNewPaymentPasswordMin).max(resetPaymentPasswordBodyOneConfirmNewPaymentPasswordMax).describe('The same again.')
}).describe('A new payment password in place of one that was forgotten.'),zod.strictObject({
  "payload": zod.string().min(resetPaymentPasswordBodyTwoPayloadMin).max(resetPaymentPasswordBodyTwoPayloadMax).regex(resetPaymentPasswordBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `resetPaymentPassword`, plain or encrypted.')

export const resetPaymentPassword = {
  header: ResetPaymentPasswordHeader,
  params: undefined,
  query: undefined,
  body: ResetPaymentPasswordBody.options[0],
};

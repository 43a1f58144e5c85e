// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const bindEmailHeaderMerchantMax = 32;

export const bindEmailHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const bindEmailHeaderXRequestIdMax = 64;

export const bindEmailHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const BindEmailHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(bindEmailHeaderMerchantMax).regex(bindEmailHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(bindEmailHeaderXRequestIdMax).regex(bindEmailHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const bindEmailBodyOneEmailMax = 254;

export const bindEmailBodyOneVerificationCodeMax = 255;

export const bindEmailBodyOneLoginPasswordMax = 256;

export const bindEmailBodyTwoPayloadMin = 20;

export const bindEmailBodyTwoPayloadMax = 65536;

export const bindEmailBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const BindEmailBody = zod.union([zod.strictObject({
  "email": zod.email().max(bindEmailBodyOneEmailMax).describe('The address.'),
  "verificationCode": zod.string().min(1).max(bindEmailBodyOneVerificationCodeMax).describe('The code that was sent to it.'),
  "loginPassword": zod.string().min(1).max(bindEmailBodyOneLoginPasswordMax).describe('The login password, as proof.')
}).describe('An e-mail address and the proof that it is the member\'s.'),zod.strictObject({
  "payload": zod.string().min(bindEmailBodyTwoPayloadMin).max(bindEmailBodyTwoPayloadMax).regex(bindEmailBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `bindEmail`, plain or encrypted.')

export const bindEmail = {
  header: BindEmailHeader,
  params: undefined,
  query: undefined,
  body: BindEmailBody.options[0],
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const bindMobileHeaderMerchantMax = 32;

export const bindMobileHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const bindMobileHeaderXRequestIdMax = 64;

export const bindMobileHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const BindMobileHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(bindMobileHeaderMerchantMax).regex(bindMobileHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(bindMobileHeaderXRequestIdMax).regex(bindMobileHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const bindMobileBodyOneCountryDialingCodeMax = 5;

export const bindMobileBodyOneCountryDialingCodeRegExp = new RegExp('^[0-9]+$');

export const bindMobileBodyOneMobileNumMin = 4;

export const bindMobileBodyOneMobileNumMax = 20;

export const bindMobileBodyOneMobileNumRegExp = new RegExp('^[0-9]+$');

export const bindMobileBodyOneVerificationCodeMax = 255;

export const bindMobileBodyOneLoginPasswordMax = 256;

export const bindMobileBodyTwoPayloadMin = 20;

export const bindMobileBodyTwoPayloadMax = 65536;

export const bindMobileBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const BindMobileBody = zod.union([zod.strictObject({
  "countryDialingCode": zod.string().min(1).max(bindMobileBodyOneCountryDialingCodeMax).regex(bindMobileBodyOneCountryDialingCodeRegExp).describe('The dialling code of a country, digits only.'),
  "mobileNum": zod.string().min(bindMobileBodyOneMobileNumMin).max(bindMobileBodyOneMobileNumMax).regex(bindMobileBodyOneMobileNumRegExp).describe('The mobile number.'),
  "verificationCode": zod.string().min(1).max(bindMobileBodyOneVerificationCodeMax).describe('The code that was sent to it.'),
  "loginPassword": zod.string().min(1).max(bindMobileBodyOneLoginPasswordMax).describe('The login password, as proof.')
}).describe('A mobile number and the proof that it is the member\'s.'),zod.strictObject({
  "payload": zod.string().min(bindMobileBodyTwoPayloadMin).max(bindMobileBodyTwoPayloadMax).regex(bindMobileBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `bindMobile`, plain or encrypted.')

export const bindMobile = {
  header: BindMobileHeader,
  params: undefined,
  query: undefined,
  body: BindMobileBody.options[0],
};

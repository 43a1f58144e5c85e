// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const loginHeaderMerchantMax = 32;

export const loginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const loginHeaderXRequestIdMax = 64;

export const loginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const LoginHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(loginHeaderMerchantMax).regex(loginHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(loginHeaderXRequestIdMax).regex(loginHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const loginBodyOneUsernameMax = 64;

export const loginBodyOnePasswordMax = 256;

export const loginBodyOneCaptchaMax = 12;

export const loginBodyOneCaptchaIdMax = 64;

export const loginBodyOneSliderTicketMax = 128;

export const loginBodyOneMobileNumMin = 4;

export const loginBodyOneMobileNumMax = 20;

export const loginBodyOneMobileNumRegExp = new RegExp('^[0-9]+$');

export const loginBodyOneCountryDialingCodeMax = 5;

export const loginBodyOneCountryDialingCodeRegExp = new RegExp('^[0-9]+$');

export const loginBodyOneVerificationCodeMax = 255;

export const loginBodyOneTwoStepCodeMin = 6;

export const loginBodyOneTwoStepCodeMax = 9;

export const loginBodyOneTwoStepCodeRegExp = new RegExp('^([0-9]{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$');

export const loginBodyOneVerificationTicketMax = 128;

export const loginBodyOneFirebaseIdTokenMax = 4096;

export const loginBodyOneFirebaseIdTokenRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const loginBodyTwoPayloadMin = 20;

export const loginBodyTwoPayloadMax = 65536;

export const loginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const LoginBody = zod.union([zod.strictObject({
  "type": zod.enum(['username', 'sms']).describe('How one logs in, by username and password or by a code sent to a mobile number.'),
  "username": zod.string().min(1).max(loginBodyOneUsernameMax).optional().describe('The account name or the mobile number.'),
  "password": zod.string().min(1).max(loginBodyOnePasswordMax).optional().describe('The password.'),
  "captcha": zod.string().min(1).max(loginBodyOneCaptchaMax).optional().describe('The characters of the captcha image, or the nonce of its proof of work.'),
  "captchaId": zod.string().min(1).max(loginBodyOneCaptchaIdMax).optional().describe('Which captcha image was read.'),
  "sliderTicket": zod.string().min(1).max(loginBodyOneSliderTicketMax).optional().describe('The one-time ticket of the slider check.'),
  "mobileNum": zod.string().min(loginBodyOneMobileNumMin).max(loginBodyOneMobileNumMax).regex(loginBodyOneMobileNumRegExp).optional().describe('A mobile number, digits only, without the dialling code.'),
  "countryDialingCode": zod.string().min(1).max(loginBodyOneCountryDialingCodeMax).regex(loginBodyOneCountryDialingCodeRegExp).optional().describe('The dialling code of a country, digits only.'),
  "verificationCode": zod.string().min(1).max(loginBodyOneVerificationCodeMax).optional().describe('The code that was sent, for type `sms` or for a login from a new place.'),
  "twoStepCode": zod.string().min(loginBodyOneTwoStepCodeMin).max(loginBodyOneTwoStepCodeMax).regex(loginBodyOneTwoStepCodeRegExp).optional().describe('The second step of a login: a code of the authenticator app, or a recovery code.'),
  "verificationTicket": zod.string().min(1).max(loginBodyOneVerificationTicketMax).optional().describe('The ticket that came with `two_step_required`.'),
  "firebaseChannel": zod.enum(['sms']).optional().describe('How Firebase has sent the code, where `smsChannel` is `firebase`.'),
  "firebaseIdToken": zod.string().max(loginBodyOneFirebaseIdTokenMax).regex(loginBodyOneFirebaseIdTokenRegExp).optional().describe('The identity token of Firebase, which proves the mobile number in the place of a code.')
}).describe('A login. Type `username` needs `username` and `password`, type `sms` needs `mobileNum`, `countryDialingCode` and\n`verificationCode`, or `firebaseChannel` and `firebaseIdToken` in its place. `captcha` with `captchaId`, `sliderTicket`,\nand `verificationCode` with type `username`, are needed where the server asks for them, and so is `twoStepCode` with\n`verificationTicket` of either type. Fields of the other type are ignored.\n'),zod.strictObject({
  "payload": zod.string().min(loginBodyTwoPayloadMin).max(loginBodyTwoPayloadMax).regex(loginBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `login`, plain or encrypted.')

export const login = {
  header: LoginHeader,
  params: undefined,
  query: undefined,
  body: LoginBody.options[0],
};

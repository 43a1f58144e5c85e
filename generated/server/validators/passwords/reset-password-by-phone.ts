// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const resetPasswordByPhoneHeaderMerchantMax = 32;

export const resetPasswordByPhoneHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const resetPasswordByPhoneHeaderXRequestIdMax = 64;

export const resetPasswordByPhoneHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ResetPasswordByPhoneHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(resetPasswordByPhoneHeaderMerchantMax).regex(resetPasswordByPhoneHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(resetPasswordByPhoneHeaderXRequestIdMax).regex(resetPasswordByPhoneHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const resetPasswordByPhoneBodyOneNewPasswordMax = 256;

export const resetPasswordByPhoneBodyOneMobileNumMin = 4;

export const resetPasswordByPhoneBodyOneMobileNumMax = 20;

export const resetPasswordByPhoneBodyOneMobileNumRegExp = new RegExp('^[0-9]+$');

export const resetPasswordByPhoneBodyOneCountryDialingCodeMax = 5;

export const resetPasswordByPhoneBodyOneCountryDialingCodeRegExp = new RegExp('^[0-9]+$');

export const resetPasswordByPhoneBodyOneVerificationCodeMax = 255;

export const resetPasswordByPhoneBodyOneFirebaseIdTokenMax = 4096;

export const resetPasswordByPhoneBodyOneFirebaseIdTokenRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const resetPasswordByPhoneBodyOneTwoStepCodeMin = 6;

export const resetPasswordByPhoneBodyOneTwoStepCodeMax = 9;

export const resetPasswordByPhoneBodyOneTwoStepCodeRegExp = new RegExp('^([0-9]{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$');

export const resetPasswordByPhoneBodyOneVerificationTicketMax = 128;

export const resetPasswordByPhoneBodyTwoPayloadMin = 20;

export const resetPasswordByPhoneBodyTwoPayloadMax = 65536;

export const resetPasswordByPhoneBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const ResetPasswordByPhoneBody = zod.union([zod.strictObject({
  "newPassword": zod.string().min(1).max(resetPasswordByPhoneBodyOneNewPasswordMax).describe('The new password, as typed. The site\'s password rule holds.'),
  "mobileNum": zod.string().min(resetPasswordByPhoneBodyOneMobileNumMin).max(resetPasswordByPhoneBodyOneMobileNumMax).regex(resetPasswordByPhoneBodyOneMobileNumRegExp).describe('A mobile number, digits only, without the dialling code.'),
  "countryDialingCode": zod.string().min(1).max(resetPasswordByPhoneBodyOneCountryDialingCodeMax).regex(resetPasswordByPhoneBodyOneCountryDialingCodeRegExp).describe('The dialling code of a country, digits only.'),
  "verificationCode": zod.string().min(1).max(resetPasswordByPhoneBodyOneVerificationCodeMax).optional().describe('The code that was sent.'),
  "firebaseChannel": zod.enum(['sms']).optional().describe('How Firebase has sent the code, where `smsChannel` is `firebase`.'),
  "firebaseIdToken": zod.string().max(resetPasswordByPhoneBodyOneFirebaseIdTokenMax).regex(resetPasswordByPhoneBodyOneFirebaseIdTokenRegExp).optional().describe('The identity token of Firebase, which proves the mobile number in the place of a code.'),
  "twoStepCode": zod.string().min(resetPasswordByPhoneBodyOneTwoStepCodeMin).max(resetPasswordByPhoneBodyOneTwoStepCodeMax).regex(resetPasswordByPhoneBodyOneTwoStepCodeRegExp).optional().describe('The second step of a login: a code of the authenticator app, or a recovery code.'),
  "verificationTicket": zod.string().min(1).max(resetPasswordByPhoneBodyOneVerificationTicketMax).optional().describe('The ticket that came with `two_step_required`.')
}).describe('A new password with the proof of a mobile number: `verificationCode`, or `firebaseChannel` and `firebaseIdToken` in its place.\n`twoStepCode` with `verificationTicket` is needed where the server asks for it.\n'),zod.strictObject({
  "payload": zod.string().min(resetPasswordByPhoneBodyTwoPayloadMin).max(resetPasswordByPhoneBodyTwoPayloadMax).regex(resetPasswordByPhoneBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `resetPasswordByPhone`, plain or encrypted.')

export const resetPasswordByPhone = {
  header: ResetPasswordByPhoneHeader,
  params: undefined,
  query: undefined,
  body: ResetPasswordByPhoneBody.options[0],
};

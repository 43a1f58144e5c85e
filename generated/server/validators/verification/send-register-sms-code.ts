// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const sendRegisterSmsCodeHeaderMerchantMax = 32;

export const sendRegisterSmsCodeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const sendRegisterSmsCodeHeaderXRequestIdMax = 64;

export const sendRegisterSmsCodeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SendRegisterSmsCodeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(sendRegisterSmsCodeHeaderMerchantMax).regex(sendRegisterSmsCodeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(sendRegisterSmsCodeHeaderXRequestIdMax).regex(sendRegisterSmsCodeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const sendRegisterSmsCodeBodyOneUsernameMax = 64;

export const sendRegisterSmsCodeBodyOneCountryDialingCodeMax = 5;

export const sendRegisterSmsCodeBodyOneCountryDialingCodeRegExp = new RegExp('^[0-9]+$');

export const sendRegisterSmsCodeBodyOneMobileNoMin = 4;

export const sendRegisterSmsCodeBodyOneMobileNoMax = 20;

export const sendRegisterSmsCodeBodyOneMobileNoRegExp = new RegExp('^[0-9]+$');

export const sendRegisterSmsCodeBodyOneGeetestChallengeMax = 300;

export const sendRegisterSmsCodeBodyOneGeetestValidateMax = 300;

export const sendRegisterSmsCodeBodyOneGeetestSeccodeMax = 300;

export const sendRegisterSmsCodeBodyTwoCountryDialingCodeMax = 5;

export const sendRegisterSmsCodeBodyTwoCountryDialingCodeRegExp = new RegExp('^[0-9]+$');

export const sendRegisterSmsCodeBodyTwoMobileNoMin = 4;

export const sendRegisterSmsCodeBodyTwoMobileNoMax = 20;

export const sendRegisterSmsCodeBodyTwoMobileNoRegExp = new RegExp('^[0-9]+$');

export const sendRegisterSmsCodeBodyTwoGeetestChallengeMax = 300;

export const sendRegisterSmsCodeBodyTwoGeetestValidateMax = 300;

export const sendRegisterSmsCodeBodyTwoGeetestSeccodeMax = 300;

export const SendRegisterSmsCodeBody = zod.union([zod.strictObject({
  "registerType": zod.literal("username").describe('By username.'),
  "username": zod.string().min(1).max(sendRegisterSmsCodeBodyOneUsernameMax).describe('The username that is wanted.'),
  "countryDialingCode": zod.string().min(1).max(sendRegisterSmsCodeBodyOneCountryDialingCodeMax).regex(sendRegisterSmsCodeBodyOneCountryDialingCodeRegExp).describe('The dialling code of a country, digits only.'),
  "mobileNo": zod.string().min(sendRegisterSmsCodeBodyOneMobileNoMin).max(sendRegisterSmsCodeBodyOneMobileNoMax).regex(sendRegisterSmsCodeBodyOneMobileNoRegExp).describe('A mobile number, digits only, without the dialling code.'),
  "geetest_challenge": zod.string().min(1).max(sendRegisterSmsCodeBodyOneGeetestChallengeMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_validate": zod.string().min(1).max(sendRegisterSmsCodeBodyOneGeetestValidateMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_seccode": zod.string().min(1).max(sendRegisterSmsCodeBodyOneGeetestSeccodeMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')
}).describe('The wish for a code for a registration by username.'),zod.strictObject({
  "registerType": zod.literal("mobile").describe('By mobile number.'),
  "countryDialingCode": zod.string().min(1).max(sendRegisterSmsCodeBodyTwoCountryDialingCodeMax).regex(sendRegisterSmsCodeBodyTwoCountryDialingCodeRegExp).describe('The dialling code of a country, digits only.'),
  "mobileNo": zod.string().min(sendRegisterSmsCodeBodyTwoMobileNoMin).max(sendRegisterSmsCodeBodyTwoMobileNoMax).regex(sendRegisterSmsCodeBodyTwoMobileNoRegExp).describe('A mobile number, digits only, without the dialling code.'),
  "geetest_challenge": zod.string().min(1).max(sendRegisterSmsCodeBodyTwoGeetestChallengeMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_validate": zod.string().min(1).max(sendRegisterSmsCodeBodyTwoGeetestValidateMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.'),
  "geetest_seccode": zod.string().min(1).max(sendRegisterSmsCodeBodyTwoGeetestSeccodeMax).describe('One of the three fields in which a registration carries the ticket of the slider check. Opaque.')
}).describe('The wish for a code for a registration by mobile number.')]).describe('The body of `sendRegisterSmsCode`, by the way that was taken.')

export const sendRegisterSmsCode = {
  header: SendRegisterSmsCodeHeader,
  params: undefined,
  query: undefined,
  body: SendRegisterSmsCodeBody,
};

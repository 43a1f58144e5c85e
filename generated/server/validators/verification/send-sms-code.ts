// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const sendSmsCodeHeaderMerchantMax = 32;

export const sendSmsCodeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const sendSmsCodeHeaderXRequestIdMax = 64;

export const sendSmsCodeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SendSmsCodeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(sendSmsCodeHeaderMerchantMax).regex(sendSmsCodeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(sendSmsCodeHeaderXRequestIdMax).regex(sendSmsCodeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const sendSmsCodeBodyCountryDialingCodeMax = 5;

export const sendSmsCodeBodyCountryDialingCodeRegExp = new RegExp('^[0-9]+$');

export const sendSmsCodeBodyMobileNumMin = 4;

export const sendSmsCodeBodyMobileNumMax = 20;

export const sendSmsCodeBodyMobileNumRegExp = new RegExp('^[0-9]+$');

export const sendSmsCodeBodySliderTicketMax = 128;

export const SendSmsCodeBody = zod.strictObject({
  "countryDialingCode": zod.string().min(1).max(sendSmsCodeBodyCountryDialingCodeMax).regex(sendSmsCodeBodyCountryDialingCodeRegExp).describe('The dialling code of a country, digits only.'),
  "mobileNum": zod.string().min(sendSmsCodeBodyMobileNumMin).max(sendSmsCodeBodyMobileNumMax).regex(sendSmsCodeBodyMobileNumRegExp).describe('A mobile number, digits only, without the dialling code.'),
  "sliderTicket": zod.string().min(1).max(sendSmsCodeBodySliderTicketMax).describe('The one-time ticket of the slider check.')
}).describe('The wish for a code by SMS.')

export const sendSmsCode = {
  header: SendSmsCodeHeader,
  params: undefined,
  query: undefined,
  body: SendSmsCodeBody,
};

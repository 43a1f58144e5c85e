// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const sendMemberCodeHeaderMerchantMax = 32;

export const sendMemberCodeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const sendMemberCodeHeaderXRequestIdMax = 64;

export const sendMemberCodeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SendMemberCodeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(sendMemberCodeHeaderMerchantMax).regex(sendMemberCodeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(sendMemberCodeHeaderXRequestIdMax).regex(sendMemberCodeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const sendMemberCodeBodyCountryDialingCodeMax = 5;

export const sendMemberCodeBodyCountryDialingCodeRegExp = new RegExp('^[0-9]+$');

export const sendMemberCodeBodyMobileNumMin = 4;

export const sendMemberCodeBodyMobileNumMax = 20;

export const sendMemberCodeBodyMobileNumRegExp = new RegExp('^[0-9]+$');

export const sendMemberCodeBodyEmailMax = 254;

export const sendMemberCodeBodySliderTicketMax = 128;

export const SendMemberCodeBody = zod.strictObject({
  "channel": zod.enum(['sms', 'email']).describe('How it is sent.'),
  "purpose": zod.enum(['bind_email', 'bind_mobile', 'reset_payment_password']).describe('What a code is good for, and for nothing else.'),
  "countryDialingCode": zod.string().min(1).max(sendMemberCodeBodyCountryDialingCodeMax).regex(sendMemberCodeBodyCountryDialingCodeRegExp).optional().describe('The dialling code of a country, digits only.'),
  "mobileNum": zod.string().min(sendMemberCodeBodyMobileNumMin).max(sendMemberCodeBodyMobileNumMax).regex(sendMemberCodeBodyMobileNumRegExp).optional().describe('The new mobile number.'),
  "email": zod.email().max(sendMemberCodeBodyEmailMax).optional().describe('The new address.'),
  "sliderTicket": zod.string().min(1).max(sendMemberCodeBodySliderTicketMax).optional().describe('The one-time ticket of the slider check; needed for `sms`.')
}).describe('The wish for a code. `sms` goes to `mobileNum` for `bind_mobile` and to the bound number otherwise; `email` goes to\n`email` for `bind_email` and to the bound address otherwise.\n')

export const sendMemberCode = {
  header: SendMemberCodeHeader,
  params: undefined,
  query: undefined,
  body: SendMemberCodeBody,
};

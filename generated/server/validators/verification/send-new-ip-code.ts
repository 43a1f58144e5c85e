// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const sendNewIpCodeHeaderMerchantMax = 32;

export const sendNewIpCodeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const sendNewIpCodeHeaderXRequestIdMax = 64;

export const sendNewIpCodeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SendNewIpCodeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(sendNewIpCodeHeaderMerchantMax).regex(sendNewIpCodeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(sendNewIpCodeHeaderXRequestIdMax).regex(sendNewIpCodeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const sendNewIpCodeBodyVerificationTicketMax = 128;

export const SendNewIpCodeBody = zod.strictObject({
  "verificationTicket": zod.string().min(1).max(sendNewIpCodeBodyVerificationTicketMax).describe('The ticket that came with `new_ip_verification`.')
}).describe('The wish for a code for a login from a new place.')

export const sendNewIpCode = {
  header: SendNewIpCodeHeader,
  params: undefined,
  query: undefined,
  body: SendNewIpCodeBody,
};

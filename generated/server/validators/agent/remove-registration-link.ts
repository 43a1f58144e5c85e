// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const removeRegistrationLinkPathLinkIdMax = 40;

export const RemoveRegistrationLinkParams = zod.object({
  "linkId": zod.string().min(1).max(removeRegistrationLinkPathLinkIdMax).describe('The link.')
})

export const removeRegistrationLinkHeaderMerchantMax = 32;

export const removeRegistrationLinkHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const removeRegistrationLinkHeaderXRequestIdMax = 64;

export const removeRegistrationLinkHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const RemoveRegistrationLinkHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(removeRegistrationLinkHeaderMerchantMax).regex(removeRegistrationLinkHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(removeRegistrationLinkHeaderXRequestIdMax).regex(removeRegistrationLinkHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const removeRegistrationLink = {
  header: RemoveRegistrationLinkHeader,
  params: RemoveRegistrationLinkParams,
  query: undefined,
  body: undefined,
};

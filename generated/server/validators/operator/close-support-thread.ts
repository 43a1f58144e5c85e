// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const closeSupportThreadPathThreadIdMax = 40;

export const closeSupportThreadPathThreadIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const CloseSupportThreadParams = zod.object({
  "threadId": zod.string().max(closeSupportThreadPathThreadIdMax).regex(closeSupportThreadPathThreadIdRegExp).describe('The conversation.')
})

export const closeSupportThreadHeaderMerchantMax = 32;

export const closeSupportThreadHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const closeSupportThreadHeaderXRequestIdMax = 64;

export const closeSupportThreadHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const CloseSupportThreadHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(closeSupportThreadHeaderMerchantMax).regex(closeSupportThreadHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(closeSupportThreadHeaderXRequestIdMax).regex(closeSupportThreadHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const closeSupportThread = {
  header: CloseSupportThreadHeader,
  params: CloseSupportThreadParams,
  query: undefined,
  body: undefined,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getProfileHeaderMerchantMax = 32;

export const getProfileHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getProfileHeaderXRequestIdMax = 64;

export const getProfileHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetProfileHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getProfileHeaderMerchantMax).regex(getProfileHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getProfileHeaderXRequestIdMax).regex(getProfileHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getProfile = {
  header: GetProfileHeader,
  params: undefined,
  query: undefined,
  body: undefined,
};

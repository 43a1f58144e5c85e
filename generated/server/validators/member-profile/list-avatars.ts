// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listAvatarsHeaderMerchantMax = 32;

export const listAvatarsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listAvatarsHeaderXRequestIdMax = 64;

export const listAvatarsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListAvatarsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listAvatarsHeaderMerchantMax).regex(listAvatarsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listAvatarsHeaderXRequestIdMax).regex(listAvatarsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listAvatars = {
  header: ListAvatarsHeader,
  params: undefined,
  query: undefined,
  body: undefined,
};

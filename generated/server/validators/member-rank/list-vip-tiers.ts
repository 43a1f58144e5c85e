// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listVipTiersHeaderMerchantMax = 32;

export const listVipTiersHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listVipTiersHeaderXRequestIdMax = 64;

export const listVipTiersHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListVipTiersHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listVipTiersHeaderMerchantMax).regex(listVipTiersHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listVipTiersHeaderXRequestIdMax).regex(listVipTiersHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listVipTiers = {
  header: ListVipTiersHeader,
  params: undefined,
  query: undefined,
  body: undefined,
};

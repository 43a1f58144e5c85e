// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listVendorTypesHeaderMerchantMax = 32;

export const listVendorTypesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listVendorTypesHeaderXRequestIdMax = 64;

export const listVendorTypesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListVendorTypesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listVendorTypesHeaderMerchantMax).regex(listVendorTypesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listVendorTypesHeaderXRequestIdMax).regex(listVendorTypesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listVendorTypes = {
  header: ListVendorTypesHeader,
  params: undefined,
  query: undefined,
  body: undefined,
};

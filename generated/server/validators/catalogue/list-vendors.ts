// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listVendorsQueryClientTypeDefault = 3;

export const ListVendorsQueryParams = zod.object({
  "clientType": zod.literal(3).default(listVendorsQueryClientTypeDefault).describe('The kind of client, always 3, the web.')
})

export const listVendorsHeaderMerchantMax = 32;

export const listVendorsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listVendorsHeaderXRequestIdMax = 64;

export const listVendorsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListVendorsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listVendorsHeaderMerchantMax).regex(listVendorsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listVendorsHeaderXRequestIdMax).regex(listVendorsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listVendors = {
  header: ListVendorsHeader,
  params: undefined,
  query: ListVendorsQueryParams,
  body: undefined,
};

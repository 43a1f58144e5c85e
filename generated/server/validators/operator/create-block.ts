// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createBlockHeaderMerchantMax = 32;

export const createBlockHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const createBlockHeaderXRequestIdMax = 64;

export const createBlockHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const CreateBlockHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createBlockHeaderMerchantMax).regex(createBlockHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createBlockHeaderXRequestIdMax).regex(createBlockHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const createBlockBodyNetworkOneMin = 2;

export const createBlockBodyNetworkOneMax = 49;

export const createBlockBodyNetworkOneRegExp = new RegExp('^([0-9]{1,3}(\\.[0-9]{1,3}){3}(/([0-9]|[12][0-9]|3[0-2]))?|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(/([0-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?)$');

export const createBlockBodyCountryOneMax = 2;

export const createBlockBodyCountryOneRegExp = new RegExp('^[A-Z]{2}$');

export const createBlockBodyEndsAtMax = 30;

export const createBlockBodyReasonMax = 300;

export const createBlockBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const CreateBlockBody = zod.strictObject({
  "kind": zod.enum(['ip', 'region']).describe('Addresses, or a country.'),
  "network": zod.union([zod.string().min(createBlockBodyNetworkOneMin).max(createBlockBodyNetworkOneMax).regex(createBlockBodyNetworkOneRegExp).describe('An address or a network in CIDR notation, IPv4 or IPv6. What the pattern lets through and is no network is refused with 400.'),zod.null()]).describe('The addresses; set exactly for `ip`; else null.'),
  "country": zod.union([zod.string().max(createBlockBodyCountryOneMax).regex(createBlockBodyCountryOneRegExp).describe('A country, ISO 3166-1 alpha-2.'),zod.null()]).describe('The country; set exactly for `region`; else null.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(createBlockBodyEndsAtMax).nullable().describe('Until when it holds, not included; null, and until it is lifted.'),
  "reason": zod.string().min(1).max(createBlockBodyReasonMax).regex(createBlockBodyReasonRegExp).describe('Why, for other operators.')
}).describe('A block that shall be.')

export const createBlock = {
  header: CreateBlockHeader,
  params: undefined,
  query: undefined,
  body: CreateBlockBody,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getBetPathBetIdMax = 40;

export const getBetPathBetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const GetBetParams = zod.object({
  "betId": zod.string().max(getBetPathBetIdMax).regex(getBetPathBetIdRegExp).describe('The id of a bet.')
})

export const getBetHeaderMerchantMax = 32;

export const getBetHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getBetHeaderXRequestIdMax = 64;

export const getBetHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetBetHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getBetHeaderMerchantMax).regex(getBetHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getBetHeaderXRequestIdMax).regex(getBetHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getBet = {
  header: GetBetHeader,
  params: GetBetParams,
  query: undefined,
  body: undefined,
};

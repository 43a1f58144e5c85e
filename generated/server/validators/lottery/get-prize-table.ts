// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getPrizeTablePathDrawIdMax = 50;

export const getPrizeTablePathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const GetPrizeTableParams = zod.object({
  "drawId": zod.string().max(getPrizeTablePathDrawIdMax).regex(getPrizeTablePathDrawIdRegExp).describe('The draw.')
})

export const getPrizeTableHeaderMerchantMax = 32;

export const getPrizeTableHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getPrizeTableHeaderXRequestIdMax = 64;

export const getPrizeTableHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetPrizeTableHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPrizeTableHeaderMerchantMax).regex(getPrizeTableHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPrizeTableHeaderXRequestIdMax).regex(getPrizeTableHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getPrizeTable = {
  header: GetPrizeTableHeader,
  params: GetPrizeTableParams,
  query: undefined,
  body: undefined,
};

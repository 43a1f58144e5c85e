// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getDrawPathDrawIdMax = 50;

export const getDrawPathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const GetDrawParams = zod.object({
  "drawId": zod.string().max(getDrawPathDrawIdMax).regex(getDrawPathDrawIdRegExp).describe('The draw.')
})

export const getDrawHeaderMerchantMax = 32;

export const getDrawHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getDrawHeaderXRequestIdMax = 64;

export const getDrawHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetDrawHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getDrawHeaderMerchantMax).regex(getDrawHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getDrawHeaderXRequestIdMax).regex(getDrawHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getDraw = {
  header: GetDrawHeader,
  params: GetDrawParams,
  query: undefined,
  body: undefined,
};

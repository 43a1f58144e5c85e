// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getOperatorDrawPathDrawIdMax = 50;

export const getOperatorDrawPathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const GetOperatorDrawParams = zod.object({
  "drawId": zod.string().max(getOperatorDrawPathDrawIdMax).regex(getOperatorDrawPathDrawIdRegExp).describe('The draw.')
})

export const getOperatorDrawHeaderMerchantMax = 32;

export const getOperatorDrawHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getOperatorDrawHeaderXRequestIdMax = 64;

export const getOperatorDrawHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetOperatorDrawHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getOperatorDrawHeaderMerchantMax).regex(getOperatorDrawHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getOperatorDrawHeaderXRequestIdMax).regex(getOperatorDrawHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getOperatorDraw = {
  header: GetOperatorDrawHeader,
  params: GetOperatorDrawParams,
  query: undefined,
  body: undefined,
};

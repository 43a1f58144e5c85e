// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getSupportThreadPathThreadIdMax = 40;

export const getSupportThreadPathThreadIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const GetSupportThreadParams = zod.object({
  "threadId": zod.string().max(getSupportThreadPathThreadIdMax).regex(getSupportThreadPathThreadIdRegExp).describe('The conversation.')
})

export const getSupportThreadQueryBeforeMax = 40;

export const getSupportThreadQueryAfterMax = 40;

export const GetSupportThreadQueryParams = zod.object({
  "before": zod.string().min(1).max(getSupportThreadQueryBeforeMax).optional().describe('The message before which to begin.'),
  "after": zod.string().min(1).max(getSupportThreadQueryAfterMax).optional().describe('The message after which to begin.')
})

export const getSupportThreadHeaderMerchantMax = 32;

export const getSupportThreadHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getSupportThreadHeaderXRequestIdMax = 64;

export const getSupportThreadHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetSupportThreadHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getSupportThreadHeaderMerchantMax).regex(getSupportThreadHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getSupportThreadHeaderXRequestIdMax).regex(getSupportThreadHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getSupportThread = {
  header: GetSupportThreadHeader,
  params: GetSupportThreadParams,
  query: GetSupportThreadQueryParams,
  body: undefined,
};

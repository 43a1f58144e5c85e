// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const startSelfExclusionHeaderMerchantMax = 32;

export const startSelfExclusionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const startSelfExclusionHeaderXRequestIdMax = 64;

export const startSelfExclusionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const StartSelfExclusionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(startSelfExclusionHeaderMerchantMax).regex(startSelfExclusionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(startSelfExclusionHeaderXRequestIdMax).regex(startSelfExclusionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const StartSelfExclusionBody = zod.strictObject({
  "period": zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).describe('For how long a member excludes itself.')
}).describe('The wish not to play for a while. No reason is asked for.')

export const startSelfExclusion = {
  header: StartSelfExclusionHeader,
  params: undefined,
  query: undefined,
  body: StartSelfExclusionBody,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const setSessionLimitHeaderMerchantMax = 32;

export const setSessionLimitHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const setSessionLimitHeaderXRequestIdMax = 64;

export const setSessionLimitHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SetSessionLimitHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(setSessionLimitHeaderMerchantMax).regex(setSessionLimitHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(setSessionLimitHeaderXRequestIdMax).regex(setSessionLimitHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const setSessionLimitBodyMinutesMin = 15;

export const setSessionLimitBodyMinutesMax = 1440;

export const SetSessionLimitBody = zod.strictObject({
  "period": zod.enum(['session', 'day']).describe('One session, or a calendar day in the brand\'s time zone over all sessions.'),
  "minutes": zod.int().min(setSessionLimitBodyMinutesMin).max(setSessionLimitBodyMinutesMax).nullable().describe('The limit, null for none.')
}).describe('A limit of time to set.')

export const setSessionLimit = {
  header: SetSessionLimitHeader,
  params: undefined,
  query: undefined,
  body: SetSessionLimitBody,
};

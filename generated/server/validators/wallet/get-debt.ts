// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getDebtHeaderMerchantMax = 32;

export const getDebtHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getDebtHeaderXRequestIdMax = 64;

export const getDebtHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetDebtHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getDebtHeaderMerchantMax).regex(getDebtHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getDebtHeaderXRequestIdMax).regex(getDebtHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getDebt = {
  header: GetDebtHeader,
  params: undefined,
  query: undefined,
  body: undefined,
};

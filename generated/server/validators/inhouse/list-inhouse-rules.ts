// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const ListInhouseRulesQueryParams = zod.object({
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listInhouseRulesHeaderMerchantMax = 32;

export const listInhouseRulesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listInhouseRulesHeaderXRequestIdMax = 64;

export const listInhouseRulesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListInhouseRulesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listInhouseRulesHeaderMerchantMax).regex(listInhouseRulesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listInhouseRulesHeaderXRequestIdMax).regex(listInhouseRulesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listInhouseRules = {
  header: ListInhouseRulesHeader,
  params: undefined,
  query: ListInhouseRulesQueryParams,
  body: undefined,
};

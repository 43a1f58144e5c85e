// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const GetInhouseRulesParams = zod.object({
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp', 'hi-lo', 'lucky-wheel', 'lantern-reels']).describe('The game.')
})

export const getInhouseRulesQueryVersionMax = 100000;

export const GetInhouseRulesQueryParams = zod.object({
  "version": zod.int().min(1).max(getInhouseRulesQueryVersionMax).optional().describe('The version; without it the one that holds now.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const getInhouseRulesHeaderMerchantMax = 32;

export const getInhouseRulesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getInhouseRulesHeaderXRequestIdMax = 64;

export const getInhouseRulesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetInhouseRulesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getInhouseRulesHeaderMerchantMax).regex(getInhouseRulesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getInhouseRulesHeaderXRequestIdMax).regex(getInhouseRulesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getInhouseRules = {
  header: GetInhouseRulesHeader,
  params: GetInhouseRulesParams,
  query: GetInhouseRulesQueryParams,
  body: undefined,
};

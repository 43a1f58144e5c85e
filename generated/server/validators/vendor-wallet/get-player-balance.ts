// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getPlayerBalanceQueryMemberIdMax = 20;

export const getPlayerBalanceQueryMemberIdRegExp = new RegExp('^[0-9]{1,20}$');

export const GetPlayerBalanceQueryParams = zod.object({
  "memberId": zod.string().max(getPlayerBalanceQueryMemberIdMax).regex(getPlayerBalanceQueryMemberIdRegExp).describe('The member.')
})

export const getPlayerBalanceHeaderMerchantMax = 32;

export const getPlayerBalanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getPlayerBalanceHeaderXRequestIdMax = 64;

export const getPlayerBalanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetPlayerBalanceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPlayerBalanceHeaderMerchantMax).regex(getPlayerBalanceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPlayerBalanceHeaderXRequestIdMax).regex(getPlayerBalanceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getPlayerBalance = {
  header: GetPlayerBalanceHeader,
  params: undefined,
  query: GetPlayerBalanceQueryParams,
  body: undefined,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getMemberDebtPathMemberIdMax = 16;

export const getMemberDebtPathMemberIdRegExp = new RegExp('^[1-9][0-9]{0,15}$');

export const GetMemberDebtParams = zod.object({
  "memberId": zod.string().max(getMemberDebtPathMemberIdMax).regex(getMemberDebtPathMemberIdRegExp).describe('The member who owes.')
})

export const getMemberDebtHeaderMerchantMax = 32;

export const getMemberDebtHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getMemberDebtHeaderXRequestIdMax = 64;

export const getMemberDebtHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetMemberDebtHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getMemberDebtHeaderMerchantMax).regex(getMemberDebtHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getMemberDebtHeaderXRequestIdMax).regex(getMemberDebtHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getMemberDebt = {
  header: GetMemberDebtHeader,
  params: GetMemberDebtParams,
  query: undefined,
  body: undefined,
};

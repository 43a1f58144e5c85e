// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getWithdrawalQuoteQueryAmountMax = 24;

export const getWithdrawalQuoteQueryAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const GetWithdrawalQuoteQueryParams = zod.object({
  "amount": zod.string().max(getWithdrawalQuoteQueryAmountMax).regex(getWithdrawalQuoteQueryAmountRegExp).optional().describe('The amount to quote.')
})

export const getWithdrawalQuoteHeaderMerchantMax = 32;

export const getWithdrawalQuoteHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getWithdrawalQuoteHeaderXRequestIdMax = 64;

export const getWithdrawalQuoteHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetWithdrawalQuoteHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getWithdrawalQuoteHeaderMerchantMax).regex(getWithdrawalQuoteHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getWithdrawalQuoteHeaderXRequestIdMax).regex(getWithdrawalQuoteHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getWithdrawalQuote = {
  header: GetWithdrawalQuoteHeader,
  params: undefined,
  query: GetWithdrawalQuoteQueryParams,
  body: undefined,
};

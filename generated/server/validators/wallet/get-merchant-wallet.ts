// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const GetMerchantWalletQueryParams = zod.object({
  "isSingle": zod.union([zod.literal(0),zod.literal(1)]).optional().describe('1: seamless vendors only; 0: transfer-wallet vendors only. Without it all of them.')
})

export const getMerchantWalletHeaderMerchantMax = 32;

export const getMerchantWalletHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getMerchantWalletHeaderXRequestIdMax = 64;

export const getMerchantWalletHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetMerchantWalletHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getMerchantWalletHeaderMerchantMax).regex(getMerchantWalletHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getMerchantWalletHeaderXRequestIdMax).regex(getMerchantWalletHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getMerchantWallet = {
  header: GetMerchantWalletHeader,
  params: undefined,
  query: GetMerchantWalletQueryParams,
  body: undefined,
};

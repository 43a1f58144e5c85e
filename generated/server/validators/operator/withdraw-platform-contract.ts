// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const withdrawPlatformContractPathContractIdMax = 40;

export const WithdrawPlatformContractParams = zod.object({
  "contractId": zod.string().min(1).max(withdrawPlatformContractPathContractIdMax).describe('The contract.')
})

export const withdrawPlatformContractHeaderMerchantMax = 32;

export const withdrawPlatformContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const withdrawPlatformContractHeaderXRequestIdMax = 64;

export const withdrawPlatformContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const WithdrawPlatformContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(withdrawPlatformContractHeaderMerchantMax).regex(withdrawPlatformContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(withdrawPlatformContractHeaderXRequestIdMax).regex(withdrawPlatformContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const withdrawPlatformContractBodyVersionMax = 1000;

export const WithdrawPlatformContractBody = zod.strictObject({
  "version": zod.int().min(1).max(withdrawPlatformContractBodyVersionMax).describe('The version that was shown.')
}).describe('The version that the act refers to.')

export const withdrawPlatformContract = {
  header: WithdrawPlatformContractHeader,
  params: WithdrawPlatformContractParams,
  query: undefined,
  body: WithdrawPlatformContractBody,
};

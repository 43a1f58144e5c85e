// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const withdrawContractPathContractIdMax = 40;

export const WithdrawContractParams = zod.object({
  "contractId": zod.string().min(1).max(withdrawContractPathContractIdMax).describe('The contract.')
})

export const withdrawContractHeaderMerchantMax = 32;

export const withdrawContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const withdrawContractHeaderXRequestIdMax = 64;

export const withdrawContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const WithdrawContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(withdrawContractHeaderMerchantMax).regex(withdrawContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(withdrawContractHeaderXRequestIdMax).regex(withdrawContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const withdrawContractBodyVersionMax = 1000;

export const WithdrawContractBody = zod.strictObject({
  "version": zod.int().min(1).max(withdrawContractBodyVersionMax).describe('The version that was shown.')
}).describe('The version that the act refers to.')

export const withdrawContract = {
  header: WithdrawContractHeader,
  params: WithdrawContractParams,
  query: undefined,
  body: WithdrawContractBody,
};

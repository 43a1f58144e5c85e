// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getPlatformContractPathContractIdMax = 40;

export const GetPlatformContractParams = zod.object({
  "contractId": zod.string().min(1).max(getPlatformContractPathContractIdMax).describe('The contract.')
})

export const getPlatformContractHeaderMerchantMax = 32;

export const getPlatformContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getPlatformContractHeaderXRequestIdMax = 64;

export const getPlatformContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetPlatformContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPlatformContractHeaderMerchantMax).regex(getPlatformContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPlatformContractHeaderXRequestIdMax).regex(getPlatformContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getPlatformContract = {
  header: GetPlatformContractHeader,
  params: GetPlatformContractParams,
  query: undefined,
  body: undefined,
};

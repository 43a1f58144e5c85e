// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const terminatePlatformContractPathContractIdMax = 40;

export const TerminatePlatformContractParams = zod.object({
  "contractId": zod.string().min(1).max(terminatePlatformContractPathContractIdMax).describe('The contract.')
})

export const terminatePlatformContractHeaderMerchantMax = 32;

export const terminatePlatformContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const terminatePlatformContractHeaderXRequestIdMax = 64;

export const terminatePlatformContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const TerminatePlatformContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(terminatePlatformContractHeaderMerchantMax).regex(terminatePlatformContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(terminatePlatformContractHeaderXRequestIdMax).regex(terminatePlatformContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const terminatePlatformContractBodyVersionMax = 1000;

export const terminatePlatformContractBodyReasonMax = 300;

export const terminatePlatformContractBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const TerminatePlatformContractBody = zod.strictObject({
  "version": zod.int().min(1).max(terminatePlatformContractBodyVersionMax).describe('The version that was shown.'),
  "reason": zod.string().min(1).max(terminatePlatformContractBodyReasonMax).regex(terminatePlatformContractBodyReasonRegExp).describe('Why, for the other party to read.')
}).describe('The version that the act refers to, and why it is done.')

export const terminatePlatformContract = {
  header: TerminatePlatformContractHeader,
  params: TerminatePlatformContractParams,
  query: undefined,
  body: TerminatePlatformContractBody,
};

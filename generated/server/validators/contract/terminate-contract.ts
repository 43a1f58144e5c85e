// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const terminateContractPathContractIdMax = 40;

export const TerminateContractParams = zod.object({
  "contractId": zod.string().min(1).max(terminateContractPathContractIdMax).describe('The contract.')
})

export const terminateContractHeaderMerchantMax = 32;

export const terminateContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const terminateContractHeaderXRequestIdMax = 64;

export const terminateContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const TerminateContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(terminateContractHeaderMerchantMax).regex(terminateContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(terminateContractHeaderXRequestIdMax).regex(terminateContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const terminateContractBodyVersionMax = 1000;

export const terminateContractBodyReasonMax = 300;

export const terminateContractBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const TerminateContractBody = zod.strictObject({
  "version": zod.int().min(1).max(terminateContractBodyVersionMax).describe('The version that was shown.'),
  "reason": zod.string().min(1).max(terminateContractBodyReasonMax).regex(terminateContractBodyReasonRegExp).describe('Why, for the other party to read.')
}).describe('The version that the act refers to, and why it is done.')

export const terminateContract = {
  header: TerminateContractHeader,
  params: TerminateContractParams,
  query: undefined,
  body: TerminateContractBody,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const rejectContractPathContractIdMax = 40;

export const RejectContractParams = zod.object({
  "contractId": zod.string().min(1).max(rejectContractPathContractIdMax).describe('The contract.')
})

export const rejectContractHeaderMerchantMax = 32;

export const rejectContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const rejectContractHeaderXRequestIdMax = 64;

export const rejectContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const RejectContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(rejectContractHeaderMerchantMax).regex(rejectContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(rejectContractHeaderXRequestIdMax).regex(rejectContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const rejectContractBodyVersionMax = 1000;

export const rejectContractBodyReasonMax = 300;

export const rejectContractBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const RejectContractBody = zod.strictObject({
  "version": zod.int().min(1).max(rejectContractBodyVersionMax).describe('The version that was shown.'),
  "reason": zod.string().min(1).max(rejectContractBodyReasonMax).regex(rejectContractBodyReasonRegExp).describe('Why, for the other party to read.')
}).describe('The version that the act refers to, and why it is done.')

export const rejectContract = {
  header: RejectContractHeader,
  params: RejectContractParams,
  query: undefined,
  body: RejectContractBody,
};

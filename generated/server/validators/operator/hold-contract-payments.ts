// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const holdContractPaymentsHeaderMerchantMax = 32;

export const holdContractPaymentsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const holdContractPaymentsHeaderXRequestIdMax = 64;

export const holdContractPaymentsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const HoldContractPaymentsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(holdContractPaymentsHeaderMerchantMax).regex(holdContractPaymentsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(holdContractPaymentsHeaderXRequestIdMax).regex(holdContractPaymentsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const holdContractPaymentsBodyMemberIdMax = 40;

export const holdContractPaymentsBodyReasonMax = 300;

export const holdContractPaymentsBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const HoldContractPaymentsBody = zod.strictObject({
  "memberId": zod.string().min(1).max(holdContractPaymentsBodyMemberIdMax).describe('The agent.'),
  "reason": zod.string().min(1).max(holdContractPaymentsBodyReasonMax).regex(holdContractPaymentsBodyReasonRegExp).describe('Why, which the agent reads, in its language.')
}).describe('Whose payments are held.')

export const holdContractPayments = {
  header: HoldContractPaymentsHeader,
  params: undefined,
  query: undefined,
  body: HoldContractPaymentsBody,
};

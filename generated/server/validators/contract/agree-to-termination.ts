// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const agreeToTerminationPathContractIdMax = 40;

export const AgreeToTerminationParams = zod.object({
  "contractId": zod.string().min(1).max(agreeToTerminationPathContractIdMax).describe('The contract.')
})

export const agreeToTerminationHeaderMerchantMax = 32;

export const agreeToTerminationHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const agreeToTerminationHeaderXRequestIdMax = 64;

export const agreeToTerminationHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const AgreeToTerminationHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(agreeToTerminationHeaderMerchantMax).regex(agreeToTerminationHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(agreeToTerminationHeaderXRequestIdMax).regex(agreeToTerminationHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const agreeToTerminationBodyVersionMax = 1000;

export const AgreeToTerminationBody = zod.strictObject({
  "version": zod.int().min(1).max(agreeToTerminationBodyVersionMax).describe('The version that was shown.')
}).describe('The version that the act refers to.')

export const agreeToTermination = {
  header: AgreeToTerminationHeader,
  params: AgreeToTerminationParams,
  query: undefined,
  body: AgreeToTerminationBody,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const agreeToPlatformTerminationPathContractIdMax = 40;

export const AgreeToPlatformTerminationParams = zod.object({
  "contractId": zod.string().min(1).max(agreeToPlatformTerminationPathContractIdMax).describe('The contract.')
})

export const agreeToPlatformTerminationHeaderMerchantMax = 32;

export const agreeToPlatformTerminationHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const agreeToPlatformTerminationHeaderXRequestIdMax = 64;

export const agreeToPlatformTerminationHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const AgreeToPlatformTerminationHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(agreeToPlatformTerminationHeaderMerchantMax).regex(agreeToPlatformTerminationHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(agreeToPlatformTerminationHeaderXRequestIdMax).regex(agreeToPlatformTerminationHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const agreeToPlatformTerminationBodyVersionMax = 1000;

export const AgreeToPlatformTerminationBody = zod.strictObject({
  "version": zod.int().min(1).max(agreeToPlatformTerminationBodyVersionMax).describe('The version that was shown.')
}).describe('The version that the act refers to.')

export const agreeToPlatformTermination = {
  header: AgreeToPlatformTerminationHeader,
  params: AgreeToPlatformTerminationParams,
  query: undefined,
  body: AgreeToPlatformTerminationBody,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const signContractPathContractIdMax = 40;

export const SignContractParams = zod.object({
  "contractId": zod.string().min(1).max(signContractPathContractIdMax).describe('The contract.')
})

export const signContractHeaderMerchantMax = 32;

export const signContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const signContractHeaderXRequestIdMax = 64;

export const signContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SignContractHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(signContractHeaderMerchantMax).regex(signContractHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(signContractHeaderXRequestIdMax).regex(signContractHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const signContractBodyVersionMax = 1000;

export const signContractBodyTextHashMax = 64;

export const signContractBodyTextHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const signContractBodyConflictHashMax = 64;

export const signContractBodyConflictHashRegExp = new RegExp('^[0-9a-f]{64}$');

export const SignContractBody = zod.strictObject({
  "version": zod.int().min(1).max(signContractBodyVersionMax).describe('The version that was shown.'),
  "textHash": zod.string().max(signContractBodyTextHashMax).regex(signContractBodyTextHashRegExp).describe('The SHA-256 of the text in UTF-8, in hexadecimal.'),
  "conflictHash": zod.string().max(signContractBodyConflictHashMax).regex(signContractBodyConflictHashRegExp).optional().describe('The hash of the conflicts that were shown, where there are any.')
}).describe('The consent to exactly what was shown.')

export const signContract = {
  header: SignContractHeader,
  params: SignContractParams,
  query: undefined,
  body: SignContractBody,
};

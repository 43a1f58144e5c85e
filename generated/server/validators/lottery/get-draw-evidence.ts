// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getDrawEvidencePathDrawIdMax = 50;

export const getDrawEvidencePathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const GetDrawEvidenceParams = zod.object({
  "drawId": zod.string().max(getDrawEvidencePathDrawIdMax).regex(getDrawEvidencePathDrawIdRegExp).describe('The draw.')
})

export const getDrawEvidenceHeaderMerchantMax = 32;

export const getDrawEvidenceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getDrawEvidenceHeaderXRequestIdMax = 64;

export const getDrawEvidenceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetDrawEvidenceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getDrawEvidenceHeaderMerchantMax).regex(getDrawEvidenceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getDrawEvidenceHeaderXRequestIdMax).regex(getDrawEvidenceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getDrawEvidence = {
  header: GetDrawEvidenceHeader,
  params: GetDrawEvidenceParams,
  query: undefined,
  body: undefined,
};

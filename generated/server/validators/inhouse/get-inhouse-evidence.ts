// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getInhouseEvidencePathRoundIdMax = 40;

export const getInhouseEvidencePathRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const GetInhouseEvidenceParams = zod.object({
  "roundId": zod.string().max(getInhouseEvidencePathRoundIdMax).regex(getInhouseEvidencePathRoundIdRegExp).describe('The round.')
})

export const getInhouseEvidenceHeaderMerchantMax = 32;

export const getInhouseEvidenceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getInhouseEvidenceHeaderXRequestIdMax = 64;

export const getInhouseEvidenceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetInhouseEvidenceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getInhouseEvidenceHeaderMerchantMax).regex(getInhouseEvidenceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getInhouseEvidenceHeaderXRequestIdMax).regex(getInhouseEvidenceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getInhouseEvidence = {
  header: GetInhouseEvidenceHeader,
  params: GetInhouseEvidenceParams,
  query: undefined,
  body: undefined,
};

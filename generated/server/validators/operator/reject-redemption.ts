// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const rejectRedemptionPathRedemptionIdMax = 40;

export const rejectRedemptionPathRedemptionIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const RejectRedemptionParams = zod.object({
  "redemptionId": zod.string().max(rejectRedemptionPathRedemptionIdMax).regex(rejectRedemptionPathRedemptionIdRegExp).describe('The redemption.')
})

export const rejectRedemptionHeaderMerchantMax = 32;

export const rejectRedemptionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const rejectRedemptionHeaderXRequestIdMax = 64;

export const rejectRedemptionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const rejectRedemptionHeaderIdempotencyKeyMax = 64;

export const rejectRedemptionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const RejectRedemptionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(rejectRedemptionHeaderMerchantMax).regex(rejectRedemptionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(rejectRedemptionHeaderXRequestIdMax).regex(rejectRedemptionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(rejectRedemptionHeaderIdempotencyKeyMax).regex(rejectRedemptionHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const rejectRedemptionBodyReasonMax = 300;

export const rejectRedemptionBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const rejectRedemptionBodyNoteMax = 500;

export const RejectRedemptionBody = zod.strictObject({
  "reason": zod.string().min(1).max(rejectRedemptionBodyReasonMax).regex(rejectRedemptionBodyReasonRegExp).describe('The reason, which the member reads, in the member\'s language.'),
  "note": zod.string().max(rejectRedemptionBodyNoteMax).optional().describe('A note for other operators.')
}).describe('Why an operator refuses something.')

export const rejectRedemption = {
  header: RejectRedemptionHeader,
  params: RejectRedemptionParams,
  query: undefined,
  body: RejectRedemptionBody,
};

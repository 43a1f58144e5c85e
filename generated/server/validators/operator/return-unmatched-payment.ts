// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const returnUnmatchedPaymentPathPaymentIdMax = 40;

export const returnUnmatchedPaymentPathPaymentIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const ReturnUnmatchedPaymentParams = zod.object({
  "paymentId": zod.string().max(returnUnmatchedPaymentPathPaymentIdMax).regex(returnUnmatchedPaymentPathPaymentIdRegExp).describe('The payment.')
})

export const returnUnmatchedPaymentHeaderMerchantMax = 32;

export const returnUnmatchedPaymentHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const returnUnmatchedPaymentHeaderXRequestIdMax = 64;

export const returnUnmatchedPaymentHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const returnUnmatchedPaymentHeaderIdempotencyKeyMax = 64;

export const returnUnmatchedPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const ReturnUnmatchedPaymentHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(returnUnmatchedPaymentHeaderMerchantMax).regex(returnUnmatchedPaymentHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(returnUnmatchedPaymentHeaderXRequestIdMax).regex(returnUnmatchedPaymentHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(returnUnmatchedPaymentHeaderIdempotencyKeyMax).regex(returnUnmatchedPaymentHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const returnUnmatchedPaymentBodyBankReferenceMax = 80;

export const returnUnmatchedPaymentBodyBankReferenceRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const returnUnmatchedPaymentBodyReasonMax = 300;

export const returnUnmatchedPaymentBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const returnUnmatchedPaymentBodyNoteMax = 500;

export const ReturnUnmatchedPaymentBody = zod.strictObject({
  "bankReference": zod.string().min(1).max(returnUnmatchedPaymentBodyBankReferenceMax).regex(returnUnmatchedPaymentBodyBankReferenceRegExp).describe('The bank\'s reference of the payment back, which no other return has.'),
  "reason": zod.string().min(1).max(returnUnmatchedPaymentBodyReasonMax).regex(returnUnmatchedPaymentBodyReasonRegExp).describe('The reason, which the member of the deposit reads, in the member\'s language.'),
  "note": zod.string().max(returnUnmatchedPaymentBodyNoteMax).optional().describe('A note for other operators.')
}).describe('How a payment was sent back.')

export const returnUnmatchedPayment = {
  header: ReturnUnmatchedPaymentHeader,
  params: ReturnUnmatchedPaymentParams,
  query: undefined,
  body: ReturnUnmatchedPaymentBody,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const recordUnmatchedPaymentHeaderMerchantMax = 32;

export const recordUnmatchedPaymentHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const recordUnmatchedPaymentHeaderXRequestIdMax = 64;

export const recordUnmatchedPaymentHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const recordUnmatchedPaymentHeaderIdempotencyKeyMax = 64;

export const recordUnmatchedPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const RecordUnmatchedPaymentHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(recordUnmatchedPaymentHeaderMerchantMax).regex(recordUnmatchedPaymentHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(recordUnmatchedPaymentHeaderXRequestIdMax).regex(recordUnmatchedPaymentHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(recordUnmatchedPaymentHeaderIdempotencyKeyMax).regex(recordUnmatchedPaymentHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const recordUnmatchedPaymentBodyAmountMax = 24;

export const recordUnmatchedPaymentBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const recordUnmatchedPaymentBodyCurrencyMax = 5;

export const recordUnmatchedPaymentBodyCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const recordUnmatchedPaymentBodyReferenceMax = 80;

export const recordUnmatchedPaymentBodyReferenceRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const recordUnmatchedPaymentBodyPayerNameMax = 80;

export const recordUnmatchedPaymentBodyNoteMax = 500;

export const RecordUnmatchedPaymentBody = zod.strictObject({
  "amount": zod.string().max(recordUnmatchedPaymentBodyAmountMax).regex(recordUnmatchedPaymentBodyAmountRegExp).describe('An amount above zero in the currency of a payment, which need not be that of the brand, as a decimal string with at least two decimals. Never a float.'),
  "currency": zod.string().max(recordUnmatchedPaymentBodyCurrencyMax).regex(recordUnmatchedPaymentBodyCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "reference": zod.string().min(1).max(recordUnmatchedPaymentBodyReferenceMax).regex(recordUnmatchedPaymentBodyReferenceRegExp).describe('The bank\'s reference, which no other payment has.'),
  "payerName": zod.string().max(recordUnmatchedPaymentBodyPayerNameMax).optional().describe('Who paid.'),
  "note": zod.string().max(recordUnmatchedPaymentBodyNoteMax).optional().describe('A note for other operators.')
}).describe('A payment on a statement that names no deposit.')

export const recordUnmatchedPayment = {
  header: RecordUnmatchedPaymentHeader,
  params: undefined,
  query: undefined,
  body: RecordUnmatchedPaymentBody,
};

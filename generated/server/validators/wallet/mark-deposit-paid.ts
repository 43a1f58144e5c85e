// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const markDepositPaidPathDepositIdMax = 40;

export const markDepositPaidPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const MarkDepositPaidParams = zod.object({
  "depositId": zod.string().max(markDepositPaidPathDepositIdMax).regex(markDepositPaidPathDepositIdRegExp).describe('The id of a deposit.')
})

export const markDepositPaidHeaderMerchantMax = 32;

export const markDepositPaidHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const markDepositPaidHeaderXRequestIdMax = 64;

export const markDepositPaidHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const markDepositPaidHeaderIdempotencyKeyMax = 64;

export const markDepositPaidHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const MarkDepositPaidHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(markDepositPaidHeaderMerchantMax).regex(markDepositPaidHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(markDepositPaidHeaderXRequestIdMax).regex(markDepositPaidHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(markDepositPaidHeaderIdempotencyKeyMax).regex(markDepositPaidHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const markDepositPaidBodyReferenceMin = 4;

export const markDepositPaidBodyReferenceMax = 60;

export const markDepositPaidBodyReferenceRegExp = new RegExp('^[A-Za-z0-9 ._/-]+$');

export const markDepositPaidBodyPaidAtMax = 30;

export const MarkDepositPaidBody = zod.strictObject({
  "reference": zod.string().min(markDepositPaidBodyReferenceMin).max(markDepositPaidBodyReferenceMax).regex(markDepositPaidBodyReferenceRegExp).describe('The reference of the payment, as the bank or e-wallet shows it.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(markDepositPaidBodyPaidAtMax).optional().describe('When it was paid.')
}).describe('The word that a deposit has been paid.')

export const markDepositPaid = {
  header: MarkDepositPaidHeader,
  params: MarkDepositPaidParams,
  query: undefined,
  body: MarkDepositPaidBody,
};

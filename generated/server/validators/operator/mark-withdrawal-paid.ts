// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const markWithdrawalPaidPathWithdrawalIdMax = 40;

export const markWithdrawalPaidPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const MarkWithdrawalPaidParams = zod.object({
  "withdrawalId": zod.string().max(markWithdrawalPaidPathWithdrawalIdMax).regex(markWithdrawalPaidPathWithdrawalIdRegExp).describe('The withdrawal.')
})

export const markWithdrawalPaidHeaderMerchantMax = 32;

export const markWithdrawalPaidHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const markWithdrawalPaidHeaderXRequestIdMax = 64;

export const markWithdrawalPaidHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const markWithdrawalPaidHeaderIdempotencyKeyMax = 64;

export const markWithdrawalPaidHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const MarkWithdrawalPaidHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(markWithdrawalPaidHeaderMerchantMax).regex(markWithdrawalPaidHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(markWithdrawalPaidHeaderXRequestIdMax).regex(markWithdrawalPaidHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(markWithdrawalPaidHeaderIdempotencyKeyMax).regex(markWithdrawalPaidHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const markWithdrawalPaidBodyBankReferenceMax = 80;

export const markWithdrawalPaidBodyBankReferenceRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const markWithdrawalPaidBodyPaidAtMax = 30;

export const markWithdrawalPaidBodyNoteMax = 500;

export const MarkWithdrawalPaidBody = zod.strictObject({
  "bankReference": zod.string().min(1).max(markWithdrawalPaidBodyBankReferenceMax).regex(markWithdrawalPaidBodyBankReferenceRegExp).describe('The bank\'s reference of the payment.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(markWithdrawalPaidBodyPaidAtMax).describe('When it was sent, not in the future and not before the approval.'),
  "note": zod.string().max(markWithdrawalPaidBodyNoteMax).optional().describe('A note for other operators.')
}).describe('The payment that was made.')

export const markWithdrawalPaid = {
  header: MarkWithdrawalPaidHeader,
  params: MarkWithdrawalPaidParams,
  query: undefined,
  body: MarkWithdrawalPaidBody,
};

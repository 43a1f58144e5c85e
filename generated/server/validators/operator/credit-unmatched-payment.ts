// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const creditUnmatchedPaymentPathPaymentIdMax = 40;

export const creditUnmatchedPaymentPathPaymentIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const CreditUnmatchedPaymentParams = zod.object({
  "paymentId": zod.string().max(creditUnmatchedPaymentPathPaymentIdMax).regex(creditUnmatchedPaymentPathPaymentIdRegExp).describe('The payment.')
})

export const creditUnmatchedPaymentHeaderMerchantMax = 32;

export const creditUnmatchedPaymentHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const creditUnmatchedPaymentHeaderXRequestIdMax = 64;

export const creditUnmatchedPaymentHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const creditUnmatchedPaymentHeaderIdempotencyKeyMax = 64;

export const creditUnmatchedPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const CreditUnmatchedPaymentHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(creditUnmatchedPaymentHeaderMerchantMax).regex(creditUnmatchedPaymentHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(creditUnmatchedPaymentHeaderXRequestIdMax).regex(creditUnmatchedPaymentHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(creditUnmatchedPaymentHeaderIdempotencyKeyMax).regex(creditUnmatchedPaymentHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const creditUnmatchedPaymentBodyDepositIdMax = 40;

export const creditUnmatchedPaymentBodyDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const creditUnmatchedPaymentBodyReceivedAmountMax = 24;

export const creditUnmatchedPaymentBodyReceivedAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const creditUnmatchedPaymentBodyNoteMax = 500;

export const CreditUnmatchedPaymentBody = zod.strictObject({
  "depositId": zod.string().max(creditUnmatchedPaymentBodyDepositIdMax).regex(creditUnmatchedPaymentBodyDepositIdRegExp).describe('The deposit. Where it has its money already, its member gets another deposit.'),
  "receivedAmount": zod.string().max(creditUnmatchedPaymentBodyReceivedAmountMax).regex(creditUnmatchedPaymentBodyReceivedAmountRegExp).optional().describe('What it is in the brand\'s currency, before the fee. Without it the amount of the payment, which must be in that currency.'),
  "note": zod.string().max(creditUnmatchedPaymentBodyNoteMax).optional().describe('A note for other operators.')
}).describe('The deposit that a payment is for.')

export const creditUnmatchedPayment = {
  header: CreditUnmatchedPaymentHeader,
  params: CreditUnmatchedPaymentParams,
  query: undefined,
  body: CreditUnmatchedPaymentBody,
};

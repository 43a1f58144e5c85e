// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const confirmDepositPathDepositIdMax = 40;

export const confirmDepositPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const ConfirmDepositParams = zod.object({
  "depositId": zod.string().max(confirmDepositPathDepositIdMax).regex(confirmDepositPathDepositIdRegExp).describe('The deposit.')
})

export const confirmDepositHeaderMerchantMax = 32;

export const confirmDepositHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const confirmDepositHeaderXRequestIdMax = 64;

export const confirmDepositHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const confirmDepositHeaderIdempotencyKeyMax = 64;

export const confirmDepositHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const ConfirmDepositHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(confirmDepositHeaderMerchantMax).regex(confirmDepositHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(confirmDepositHeaderXRequestIdMax).regex(confirmDepositHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(confirmDepositHeaderIdempotencyKeyMax).regex(confirmDepositHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const confirmDepositBodyReceivedAmountMax = 24;

export const confirmDepositBodyReceivedAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const confirmDepositBodyBankReferenceMax = 80;

export const confirmDepositBodyBankReferenceRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const confirmDepositBodyNoteMax = 500;

export const ConfirmDepositBody = zod.strictObject({
  "receivedAmount": zod.string().max(confirmDepositBodyReceivedAmountMax).regex(confirmDepositBodyReceivedAmountRegExp).describe('What arrived, above zero. It may differ from what the member said to pay.'),
  "bankReference": zod.string().min(1).max(confirmDepositBodyBankReferenceMax).regex(confirmDepositBodyBankReferenceRegExp).describe('The bank\'s reference, which confirms one deposit only.'),
  "note": zod.string().max(confirmDepositBodyNoteMax).optional().describe('A note for other operators.')
}).describe('The money that arrived.')

export const confirmDeposit = {
  header: ConfirmDepositHeader,
  params: ConfirmDepositParams,
  query: undefined,
  body: ConfirmDepositBody,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const reverseDepositPathDepositIdMax = 40;

export const reverseDepositPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const ReverseDepositParams = zod.object({
  "depositId": zod.string().max(reverseDepositPathDepositIdMax).regex(reverseDepositPathDepositIdRegExp).describe('The deposit.')
})

export const reverseDepositHeaderMerchantMax = 32;

export const reverseDepositHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const reverseDepositHeaderXRequestIdMax = 64;

export const reverseDepositHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const reverseDepositHeaderIdempotencyKeyMax = 64;

export const reverseDepositHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const ReverseDepositHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(reverseDepositHeaderMerchantMax).regex(reverseDepositHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(reverseDepositHeaderXRequestIdMax).regex(reverseDepositHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(reverseDepositHeaderIdempotencyKeyMax).regex(reverseDepositHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const reverseDepositBodyReasonMax = 300;

export const reverseDepositBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const reverseDepositBodyNoteMax = 500;

export const ReverseDepositBody = zod.strictObject({
  "reason": zod.string().min(1).max(reverseDepositBodyReasonMax).regex(reverseDepositBodyReasonRegExp).describe('The reason, which the member reads, in the member\'s language.'),
  "note": zod.string().max(reverseDepositBodyNoteMax).optional().describe('A note for other operators.')
}).describe('Why an operator refuses something.')

export const reverseDeposit = {
  header: ReverseDepositHeader,
  params: ReverseDepositParams,
  query: undefined,
  body: ReverseDepositBody,
};

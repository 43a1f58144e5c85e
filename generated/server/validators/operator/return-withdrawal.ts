// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const returnWithdrawalPathWithdrawalIdMax = 40;

export const returnWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const ReturnWithdrawalParams = zod.object({
  "withdrawalId": zod.string().max(returnWithdrawalPathWithdrawalIdMax).regex(returnWithdrawalPathWithdrawalIdRegExp).describe('The withdrawal.')
})

export const returnWithdrawalHeaderMerchantMax = 32;

export const returnWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const returnWithdrawalHeaderXRequestIdMax = 64;

export const returnWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const returnWithdrawalHeaderIdempotencyKeyMax = 64;

export const returnWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const ReturnWithdrawalHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(returnWithdrawalHeaderMerchantMax).regex(returnWithdrawalHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(returnWithdrawalHeaderXRequestIdMax).regex(returnWithdrawalHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(returnWithdrawalHeaderIdempotencyKeyMax).regex(returnWithdrawalHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const returnWithdrawalBodyReasonMax = 300;

export const returnWithdrawalBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const returnWithdrawalBodyNoteMax = 500;

export const ReturnWithdrawalBody = zod.strictObject({
  "reason": zod.string().min(1).max(returnWithdrawalBodyReasonMax).regex(returnWithdrawalBodyReasonRegExp).describe('The reason, which the member reads, in the member\'s language.'),
  "note": zod.string().max(returnWithdrawalBodyNoteMax).optional().describe('A note for other operators.')
}).describe('Why an operator refuses something.')

export const returnWithdrawal = {
  header: ReturnWithdrawalHeader,
  params: ReturnWithdrawalParams,
  query: undefined,
  body: ReturnWithdrawalBody,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const rejectWithdrawalPathWithdrawalIdMax = 40;

export const rejectWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const RejectWithdrawalParams = zod.object({
  "withdrawalId": zod.string().max(rejectWithdrawalPathWithdrawalIdMax).regex(rejectWithdrawalPathWithdrawalIdRegExp).describe('The withdrawal.')
})

export const rejectWithdrawalHeaderMerchantMax = 32;

export const rejectWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const rejectWithdrawalHeaderXRequestIdMax = 64;

export const rejectWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const rejectWithdrawalHeaderIdempotencyKeyMax = 64;

export const rejectWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const RejectWithdrawalHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(rejectWithdrawalHeaderMerchantMax).regex(rejectWithdrawalHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(rejectWithdrawalHeaderXRequestIdMax).regex(rejectWithdrawalHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(rejectWithdrawalHeaderIdempotencyKeyMax).regex(rejectWithdrawalHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const rejectWithdrawalBodyReasonMax = 300;

export const rejectWithdrawalBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const rejectWithdrawalBodyNoteMax = 500;

export const RejectWithdrawalBody = zod.strictObject({
  "reason": zod.string().min(1).max(rejectWithdrawalBodyReasonMax).regex(rejectWithdrawalBodyReasonRegExp).describe('The reason, which the member reads, in the member\'s language.'),
  "note": zod.string().max(rejectWithdrawalBodyNoteMax).optional().describe('A note for other operators.')
}).describe('Why an operator refuses something.')

export const rejectWithdrawal = {
  header: RejectWithdrawalHeader,
  params: RejectWithdrawalParams,
  query: undefined,
  body: RejectWithdrawalBody,
};

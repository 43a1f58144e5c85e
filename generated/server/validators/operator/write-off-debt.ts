// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const writeOffDebtPathMemberIdMax = 16;

export const writeOffDebtPathMemberIdRegExp = new RegExp('^[1-9][0-9]{0,15}$');

export const WriteOffDebtParams = zod.object({
  "memberId": zod.string().max(writeOffDebtPathMemberIdMax).regex(writeOffDebtPathMemberIdRegExp).describe('The member who owes.')
})

export const writeOffDebtHeaderMerchantMax = 32;

export const writeOffDebtHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const writeOffDebtHeaderXRequestIdMax = 64;

export const writeOffDebtHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const writeOffDebtHeaderIdempotencyKeyMax = 64;

export const writeOffDebtHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const WriteOffDebtHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(writeOffDebtHeaderMerchantMax).regex(writeOffDebtHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(writeOffDebtHeaderXRequestIdMax).regex(writeOffDebtHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(writeOffDebtHeaderIdempotencyKeyMax).regex(writeOffDebtHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const writeOffDebtBodyAmountMax = 24;

export const writeOffDebtBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const writeOffDebtBodyReasonMax = 300;

export const writeOffDebtBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const WriteOffDebtBody = zod.strictObject({
  "amount": zod.string().max(writeOffDebtBodyAmountMax).regex(writeOffDebtBodyAmountRegExp).describe('How much, at most what is owed.'),
  "reason": zod.string().min(1).max(writeOffDebtBodyReasonMax).regex(writeOffDebtBodyReasonRegExp).describe('The reason, which the member reads, in the member\'s language.')
}).describe('What of a debt is given up.')

export const writeOffDebt = {
  header: WriteOffDebtHeader,
  params: WriteOffDebtParams,
  query: undefined,
  body: WriteOffDebtBody,
};

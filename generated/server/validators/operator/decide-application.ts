// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const decideApplicationPathApplicationIdMax = 40;

export const decideApplicationPathApplicationIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const DecideApplicationParams = zod.object({
  "applicationId": zod.string().max(decideApplicationPathApplicationIdMax).regex(decideApplicationPathApplicationIdRegExp).describe('The application.')
})

export const decideApplicationHeaderMerchantMax = 32;

export const decideApplicationHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const decideApplicationHeaderXRequestIdMax = 64;

export const decideApplicationHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const decideApplicationHeaderIdempotencyKeyMax = 64;

export const decideApplicationHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const DecideApplicationHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(decideApplicationHeaderMerchantMax).regex(decideApplicationHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(decideApplicationHeaderXRequestIdMax).regex(decideApplicationHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(decideApplicationHeaderIdempotencyKeyMax).regex(decideApplicationHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const decideApplicationBodyAmountMax = 24;

export const decideApplicationBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const decideApplicationBodyReasonMax = 300;

export const decideApplicationBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const decideApplicationBodyNoteMax = 500;

export const DecideApplicationBody = zod.strictObject({
  "decision": zod.enum(['approve', 'reject']).describe('Whether it is granted.'),
  "amount": zod.string().max(decideApplicationBodyAmountMax).regex(decideApplicationBodyAmountRegExp).optional().describe('What is granted where it differs from the promotion\'s own reward, above zero and at most its maximum; on `approve` of bonus money or cash only.'),
  "reason": zod.string().min(1).max(decideApplicationBodyReasonMax).regex(decideApplicationBodyReasonRegExp).optional().describe('Why it is rejected, which the member reads; required on `reject`.'),
  "note": zod.string().max(decideApplicationBodyNoteMax).optional().describe('A note for other operators.')
}).describe('The decision.')

export const decideApplication = {
  header: DecideApplicationHeader,
  params: DecideApplicationParams,
  query: undefined,
  body: DecideApplicationBody,
};

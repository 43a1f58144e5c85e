// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const answerSupportThreadPathThreadIdMax = 40;

export const answerSupportThreadPathThreadIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const AnswerSupportThreadParams = zod.object({
  "threadId": zod.string().max(answerSupportThreadPathThreadIdMax).regex(answerSupportThreadPathThreadIdRegExp).describe('The conversation.')
})

export const answerSupportThreadHeaderMerchantMax = 32;

export const answerSupportThreadHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const answerSupportThreadHeaderXRequestIdMax = 64;

export const answerSupportThreadHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const answerSupportThreadHeaderIdempotencyKeyMax = 64;

export const answerSupportThreadHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const AnswerSupportThreadHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(answerSupportThreadHeaderMerchantMax).regex(answerSupportThreadHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(answerSupportThreadHeaderXRequestIdMax).regex(answerSupportThreadHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(answerSupportThreadHeaderIdempotencyKeyMax).regex(answerSupportThreadHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const answerSupportThreadBodyContentMax = 2000;

export const answerSupportThreadBodyContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const AnswerSupportThreadBody = zod.strictObject({
  "content": zod.string().min(1).max(answerSupportThreadBodyContentMax).regex(answerSupportThreadBodyContentRegExp).describe('Plain text, shown as it is. It must hold more than white space.')
}).describe('What the operator answers.')

export const answerSupportThread = {
  header: AnswerSupportThreadHeader,
  params: AnswerSupportThreadParams,
  query: undefined,
  body: AnswerSupportThreadBody,
};

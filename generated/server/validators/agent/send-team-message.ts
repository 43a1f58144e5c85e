// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const sendTeamMessagePathMemberIdMax = 40;

export const SendTeamMessageParams = zod.object({
  "memberId": zod.string().min(1).max(sendTeamMessagePathMemberIdMax).describe('Somebody of the team.')
})

export const sendTeamMessageHeaderMerchantMax = 32;

export const sendTeamMessageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const sendTeamMessageHeaderXRequestIdMax = 64;

export const sendTeamMessageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const sendTeamMessageHeaderIdempotencyKeyMax = 64;

export const sendTeamMessageHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const SendTeamMessageHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(sendTeamMessageHeaderMerchantMax).regex(sendTeamMessageHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(sendTeamMessageHeaderXRequestIdMax).regex(sendTeamMessageHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(sendTeamMessageHeaderIdempotencyKeyMax).regex(sendTeamMessageHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const sendTeamMessageBodyTitleMax = 80;

export const sendTeamMessageBodyTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const sendTeamMessageBodyTextMax = 1000;

export const sendTeamMessageBodyTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const SendTeamMessageBody = zod.strictObject({
  "title": zod.string().min(1).max(sendTeamMessageBodyTitleMax).regex(sendTeamMessageBodyTitleRegExp).describe('Its title; it must not be blank.'),
  "text": zod.string().min(1).max(sendTeamMessageBodyTextMax).regex(sendTeamMessageBodyTextRegExp).describe('Its text, in one or more lines; it must not be blank.')
}).describe('A message of an agent to somebody of its team. Both texts are plain text, never HTML.')

export const sendTeamMessage = {
  header: SendTeamMessageHeader,
  params: SendTeamMessageParams,
  query: undefined,
  body: SendTeamMessageBody,
};

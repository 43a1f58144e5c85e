// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const answerSupportThreadResponseValueMessageIdMax = 40;

export const answerSupportThreadResponseValueClientMessageIdOneMax = 64;

export const answerSupportThreadResponseValueClientMessageIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const answerSupportThreadResponseValueAuthorNameMax = 64;

export const answerSupportThreadResponseValueContentMax = 2000;

export const answerSupportThreadResponseValueContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const answerSupportThreadResponseValueHelpItemIdMax = 40;

export const answerSupportThreadResponseValueHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');

export const answerSupportThreadResponseValueSentAtMax = 30;

export const answerSupportThreadResponseValueReadAtMax = 30;

export const AnswerSupportThreadResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "messageId": zod.string().min(1).max(answerSupportThreadResponseValueMessageIdMax).describe('Its id. Ids rise with time.'),
  "clientMessageId": zod.union([zod.string().max(answerSupportThreadResponseValueClientMessageIdOneMax).regex(answerSupportThreadResponseValueClientMessageIdOneRegExp).describe('An id that the sender makes once for each message; the same id is stored once.'),zod.null()]).describe('The id that the member gave it, null for what others wrote.'),
  "author": zod.enum(['member', 'operator', 'help']).describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.'),
  "authorName": zod.string().min(1).max(answerSupportThreadResponseValueAuthorNameMax).describe('The name that the member reads, of an operator the first name only.'),
  "content": zod.string().min(1).max(answerSupportThreadResponseValueContentMax).regex(answerSupportThreadResponseValueContentRegExp).describe('Plain text, shown as it is. It must hold more than white space.'),
  "helpItemId": zod.string().max(answerSupportThreadResponseValueHelpItemIdMax).regex(answerSupportThreadResponseValueHelpItemIdRegExp).nullable().describe('The article that an automatic answer comes from, null where there is none.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(answerSupportThreadResponseValueSentAtMax).describe('When the server received it.'),
  "readAt": zod.iso.datetime({"offset":true}).max(answerSupportThreadResponseValueReadAtMax).nullable().describe('When the other side read it, null until then.')
}).describe('A message of the conversation between a member and the customer service.')
}).describe('The answer of `answerSupportThread`.')

export const answerSupportThread = {
  response: AnswerSupportThreadResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const sendChatMessageResponseValueMessageMessageIdMax = 40;

export const sendChatMessageResponseValueMessageClientMessageIdOneMax = 64;

export const sendChatMessageResponseValueMessageClientMessageIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const sendChatMessageResponseValueMessageAuthorNameMax = 64;

export const sendChatMessageResponseValueMessageContentMax = 2000;

export const sendChatMessageResponseValueMessageContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const sendChatMessageResponseValueMessageHelpItemIdMax = 40;

export const sendChatMessageResponseValueMessageHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');

export const sendChatMessageResponseValueMessageSentAtMax = 30;

export const sendChatMessageResponseValueMessageReadAtMax = 30;

export const sendChatMessageResponseValueAnswerOneMessageIdMax = 40;

export const sendChatMessageResponseValueAnswerOneClientMessageIdOneMax = 64;

export const sendChatMessageResponseValueAnswerOneClientMessageIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const sendChatMessageResponseValueAnswerOneAuthorNameMax = 64;

export const sendChatMessageResponseValueAnswerOneContentMax = 2000;

export const sendChatMessageResponseValueAnswerOneContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const sendChatMessageResponseValueAnswerOneHelpItemIdMax = 40;

export const sendChatMessageResponseValueAnswerOneHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');

export const sendChatMessageResponseValueAnswerOneSentAtMax = 30;

export const sendChatMessageResponseValueAnswerOneReadAtMax = 30;

export const SendChatMessageResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "message": zod.strictObject({
  "messageId": zod.string().min(1).max(sendChatMessageResponseValueMessageMessageIdMax).describe('Its id. Ids rise with time.'),
  "clientMessageId": zod.union([zod.string().max(sendChatMessageResponseValueMessageClientMessageIdOneMax).regex(sendChatMessageResponseValueMessageClientMessageIdOneRegExp).describe('An id that the sender makes once for each message; the same id is stored once.'),zod.null()]).describe('The id that the member gave it, null for what others wrote.'),
  "author": zod.enum(['member', 'operator', 'help']).describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.'),
  "authorName": zod.string().min(1).max(sendChatMessageResponseValueMessageAuthorNameMax).describe('The name that the member reads, of an operator the first name only.'),
  "content": zod.string().min(1).max(sendChatMessageResponseValueMessageContentMax).regex(sendChatMessageResponseValueMessageContentRegExp).describe('Plain text, shown as it is. It must hold more than white space.'),
  "helpItemId": zod.string().max(sendChatMessageResponseValueMessageHelpItemIdMax).regex(sendChatMessageResponseValueMessageHelpItemIdRegExp).nullable().describe('The article that an automatic answer comes from, null where there is none.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(sendChatMessageResponseValueMessageSentAtMax).describe('When the server received it.'),
  "readAt": zod.iso.datetime({"offset":true}).max(sendChatMessageResponseValueMessageReadAtMax).nullable().describe('When the other side read it, null until then.')
}).describe('A message of the conversation between a member and the customer service.'),
  "answer": zod.union([zod.strictObject({
  "messageId": zod.string().min(1).max(sendChatMessageResponseValueAnswerOneMessageIdMax).describe('Its id. Ids rise with time.'),
  "clientMessageId": zod.union([zod.string().max(sendChatMessageResponseValueAnswerOneClientMessageIdOneMax).regex(sendChatMessageResponseValueAnswerOneClientMessageIdOneRegExp).describe('An id that the sender makes once for each message; the same id is stored once.'),zod.null()]).describe('The id that the member gave it, null for what others wrote.'),
  "author": zod.enum(['member', 'operator', 'help']).describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.'),
  "authorName": zod.string().min(1).max(sendChatMessageResponseValueAnswerOneAuthorNameMax).describe('The name that the member reads, of an operator the first name only.'),
  "content": zod.string().min(1).max(sendChatMessageResponseValueAnswerOneContentMax).regex(sendChatMessageResponseValueAnswerOneContentRegExp).describe('Plain text, shown as it is. It must hold more than white space.'),
  "helpItemId": zod.string().max(sendChatMessageResponseValueAnswerOneHelpItemIdMax).regex(sendChatMessageResponseValueAnswerOneHelpItemIdRegExp).nullable().describe('The article that an automatic answer comes from, null where there is none.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(sendChatMessageResponseValueAnswerOneSentAtMax).describe('When the server received it.'),
  "readAt": zod.iso.datetime({"offset":true}).max(sendChatMessageResponseValueAnswerOneReadAtMax).nullable().describe('When the other side read it, null until then.')
}).describe('A message of the conversation between a member and the customer service.'),zod.null()]).describe('The automatic answer; null where the help content has none, and as soon as an operator has written.')
}).describe('A message that was sent, with what the help content says to it at once.')
}).describe('The answer of `sendChatMessage`.')

export const sendChatMessage = {
  response: SendChatMessageResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'chat_unavailable', 'in_please_information', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

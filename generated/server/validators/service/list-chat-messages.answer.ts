// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listChatMessagesResponseValueContentItemMessageIdMax = 40;

export const listChatMessagesResponseValueContentItemClientMessageIdOneMax = 64;

export const listChatMessagesResponseValueContentItemClientMessageIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const listChatMessagesResponseValueContentItemAuthorNameMax = 64;

export const listChatMessagesResponseValueContentItemContentMax = 2000;

export const listChatMessagesResponseValueContentItemContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const listChatMessagesResponseValueContentItemHelpItemIdMax = 40;

export const listChatMessagesResponseValueContentItemHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');

export const listChatMessagesResponseValueContentItemSentAtMax = 30;

export const listChatMessagesResponseValueContentItemReadAtMax = 30;

export const listChatMessagesResponseValueContentMax = 100;

export const listChatMessagesResponseValueTotalPagesMin = 0;

export const listChatMessagesResponseValueTotalPagesMax = 100000;

export const listChatMessagesResponseValueTotalElementsMin = 0;

export const listChatMessagesResponseValueTotalElementsMax = 10000000;

export const ListChatMessagesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "messageId": zod.string().min(1).max(listChatMessagesResponseValueContentItemMessageIdMax).describe('Its id. Ids rise with time.'),
  "clientMessageId": zod.union([zod.string().max(listChatMessagesResponseValueContentItemClientMessageIdOneMax).regex(listChatMessagesResponseValueContentItemClientMessageIdOneRegExp).describe('An id that the sender makes once for each message; the same id is stored once.'),zod.null()]).describe('The id that the member gave it, null for what others wrote.'),
  "author": zod.enum(['member', 'operator', 'help']).describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.'),
  "authorName": zod.string().min(1).max(listChatMessagesResponseValueContentItemAuthorNameMax).describe('The name that the member reads, of an operator the first name only.'),
  "content": zod.string().min(1).max(listChatMessagesResponseValueContentItemContentMax).regex(listChatMessagesResponseValueContentItemContentRegExp).describe('Plain text, shown as it is. It must hold more than white space.'),
  "helpItemId": zod.string().max(listChatMessagesResponseValueContentItemHelpItemIdMax).regex(listChatMessagesResponseValueContentItemHelpItemIdRegExp).nullable().describe('The article that an automatic answer comes from, null where there is none.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(listChatMessagesResponseValueContentItemSentAtMax).describe('When the server received it.'),
  "readAt": zod.iso.datetime({"offset":true}).max(listChatMessagesResponseValueContentItemReadAtMax).nullable().describe('When the other side read it, null until then.')
}).describe('A message of the conversation between a member and the customer service.')).max(listChatMessagesResponseValueContentMax).describe('The messages of the page, the newest first.'),
  "totalPages": zod.int().min(listChatMessagesResponseValueTotalPagesMin).max(listChatMessagesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listChatMessagesResponseValueTotalElementsMin).max(listChatMessagesResponseValueTotalElementsMax).describe('Messages in all.')
}).describe('A page of a chat.')
}).describe('The answer of `listChatMessages`.')

export const listChatMessages = {
  response: ListChatMessagesResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'chat_unavailable', 'in_please_information', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

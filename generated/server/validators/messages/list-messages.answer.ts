// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listMessagesResponseValueContentItemMessageIdMax = 40;

export const listMessagesResponseValueContentItemSenderMax = 60;

export const listMessagesResponseValueContentItemTitleMax = 160;

export const listMessagesResponseValueContentItemSummaryMax = 200;

export const listMessagesResponseValueContentItemSentAtMax = 30;

export const listMessagesResponseValueContentItemReadAtMax = 30;

export const listMessagesResponseValueContentMax = 100;

export const listMessagesResponseValueTotalPagesMin = 0;

export const listMessagesResponseValueTotalPagesMax = 1000000;

export const listMessagesResponseValueTotalElementsMin = 0;

export const listMessagesResponseValueTotalElementsMax = 100000000;

export const listMessagesResponseValueUnReadCountMin = 0;

export const listMessagesResponseValueUnReadCountMax = 1000000;

export const listMessagesResponseValueAsOfMax = 30;

export const ListMessagesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "messageId": zod.string().min(1).max(listMessagesResponseValueContentItemMessageIdMax).describe('Its id.'),
  "category": zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service', 'team']).describe('What a message is about.'),
  "sender": zod.string().min(1).max(listMessagesResponseValueContentItemSenderMax).optional().describe('The account of the agent above the member that wrote it; only with the category `team`.'),
  "title": zod.string().min(1).max(listMessagesResponseValueContentItemTitleMax).describe('Its title.'),
  "summary": zod.string().max(listMessagesResponseValueContentItemSummaryMax).describe('The first words of its content, without markup.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(listMessagesResponseValueContentItemSentAtMax).describe('When it was sent.'),
  "readAt": zod.iso.datetime({"offset":true}).max(listMessagesResponseValueContentItemReadAtMax).nullable().describe('When the member read it, null while it is unread.')
}).describe('A message as a line of the inbox.')).max(listMessagesResponseValueContentMax).describe('The messages of the page, the newest first.'),
  "totalPages": zod.int().min(listMessagesResponseValueTotalPagesMin).max(listMessagesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listMessagesResponseValueTotalElementsMin).max(listMessagesResponseValueTotalElementsMax).describe('Entries in all.'),
  "unReadCount": zod.int().min(listMessagesResponseValueUnReadCountMin).max(listMessagesResponseValueUnReadCountMax).describe('Unread messages in the whole inbox, whatever the filter.'),
  "asOf": zod.iso.datetime({"offset":true}).max(listMessagesResponseValueAsOfMax).describe('The moment for which the list holds.')
}).describe('A page of the inbox.')
}).describe('The answer of `listMessages`.')

export const listMessages = {
  response: ListMessagesResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getSupportThreadResponseValueThreadIdMax = 40;

export const getSupportThreadResponseValueMemberIdMax = 40;

export const getSupportThreadResponseValueMemberAccountMax = 64;

export const getSupportThreadResponseValueMemberNicknameMax = 64;

export const getSupportThreadResponseValueMemberRankLevelMin = 0;

export const getSupportThreadResponseValueMemberRankLevelMax = 20;

export const getSupportThreadResponseValueWaitingSinceMax = 30;

export const getSupportThreadResponseValueLastMessageMax = 200;

export const getSupportThreadResponseValueLastMessageAtMax = 30;

export const getSupportThreadResponseValueOperatorMax = 64;

export const getSupportThreadResponseValueMessagesItemMessageIdMax = 40;

export const getSupportThreadResponseValueMessagesItemClientMessageIdOneMax = 64;

export const getSupportThreadResponseValueMessagesItemClientMessageIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const getSupportThreadResponseValueMessagesItemAuthorNameMax = 64;

export const getSupportThreadResponseValueMessagesItemContentMax = 2000;

export const getSupportThreadResponseValueMessagesItemContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getSupportThreadResponseValueMessagesItemHelpItemIdMax = 40;

export const getSupportThreadResponseValueMessagesItemHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');

export const getSupportThreadResponseValueMessagesItemSentAtMax = 30;

export const getSupportThreadResponseValueMessagesItemReadAtMax = 30;

export const getSupportThreadResponseValueMessagesMax = 200;

export const GetSupportThreadResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "threadId": zod.string().min(1).max(getSupportThreadResponseValueThreadIdMax).describe('Its id; a member has one conversation that goes on.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(getSupportThreadResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(getSupportThreadResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(getSupportThreadResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(getSupportThreadResponseValueMemberRankLevelMin).max(getSupportThreadResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "state": zod.enum(['open', 'answered', 'closed']).describe('`open`: the last word is the member\'s and waits for an operator; `answered`: an operator had the last word;\n`closed`: nothing is asked any more. A new word of the member makes any of them `open`.\n'),
  "waitingSince": zod.iso.datetime({"offset":true}).max(getSupportThreadResponseValueWaitingSinceMax).nullable().describe('Since when the member waits, null where nobody does.'),
  "lastMessage": zod.string().max(getSupportThreadResponseValueLastMessageMax).describe('The first words of the last message of the member or an operator; automatic answers do not count.'),
  "lastMessageAt": zod.iso.datetime({"offset":true}).max(getSupportThreadResponseValueLastMessageAtMax).describe('When it was sent.'),
  "operator": zod.string().min(1).max(getSupportThreadResponseValueOperatorMax).nullable().describe('The operator who answered last; null until one does.'),
  "messages": zod.array(zod.strictObject({
  "messageId": zod.string().min(1).max(getSupportThreadResponseValueMessagesItemMessageIdMax).describe('Its id. Ids rise with time.'),
  "clientMessageId": zod.union([zod.string().max(getSupportThreadResponseValueMessagesItemClientMessageIdOneMax).regex(getSupportThreadResponseValueMessagesItemClientMessageIdOneRegExp).describe('An id that the sender makes once for each message; the same id is stored once.'),zod.null()]).describe('The id that the member gave it, null for what others wrote.'),
  "author": zod.enum(['member', 'operator', 'help']).describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.'),
  "authorName": zod.string().min(1).max(getSupportThreadResponseValueMessagesItemAuthorNameMax).describe('The name that the member reads, of an operator the first name only.'),
  "content": zod.string().min(1).max(getSupportThreadResponseValueMessagesItemContentMax).regex(getSupportThreadResponseValueMessagesItemContentRegExp).describe('Plain text, shown as it is. It must hold more than white space.'),
  "helpItemId": zod.string().max(getSupportThreadResponseValueMessagesItemHelpItemIdMax).regex(getSupportThreadResponseValueMessagesItemHelpItemIdRegExp).nullable().describe('The article that an automatic answer comes from, null where there is none.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(getSupportThreadResponseValueMessagesItemSentAtMax).describe('When the server received it.'),
  "readAt": zod.iso.datetime({"offset":true}).max(getSupportThreadResponseValueMessagesItemReadAtMax).nullable().describe('When the other side read it, null until then.')
}).describe('A message of the conversation between a member and the customer service.')).max(getSupportThreadResponseValueMessagesMax).describe('The messages that were asked for, the oldest first.'),
  "earlier": zod.boolean().describe('Whether there are messages before the first of these.')
}).describe('A conversation with its latest messages.')
}).describe('The answer of `getSupportThread`.')

export const getSupportThread = {
  response: GetSupportThreadResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

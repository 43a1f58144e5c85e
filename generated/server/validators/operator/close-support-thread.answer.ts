// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const closeSupportThreadResponseValueThreadIdMax = 40;

export const closeSupportThreadResponseValueMemberIdMax = 40;

export const closeSupportThreadResponseValueMemberAccountMax = 64;

export const closeSupportThreadResponseValueMemberNicknameMax = 64;

export const closeSupportThreadResponseValueMemberRankLevelMin = 0;

export const closeSupportThreadResponseValueMemberRankLevelMax = 20;

export const closeSupportThreadResponseValueWaitingSinceMax = 30;

export const closeSupportThreadResponseValueLastMessageMax = 200;

export const closeSupportThreadResponseValueLastMessageAtMax = 30;

export const closeSupportThreadResponseValueOperatorMax = 64;

export const closeSupportThreadResponseValueMessagesItemMessageIdMax = 40;

export const closeSupportThreadResponseValueMessagesItemClientMessageIdOneMax = 64;

export const closeSupportThreadResponseValueMessagesItemClientMessageIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const closeSupportThreadResponseValueMessagesItemAuthorNameMax = 64;

export const closeSupportThreadResponseValueMessagesItemContentMax = 2000;

export const closeSupportThreadResponseValueMessagesItemContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const closeSupportThreadResponseValueMessagesItemHelpItemIdMax = 40;

export const closeSupportThreadResponseValueMessagesItemHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');

export const closeSupportThreadResponseValueMessagesItemSentAtMax = 30;

export const closeSupportThreadResponseValueMessagesItemReadAtMax = 30;

export const closeSupportThreadResponseValueMessagesMax = 200;

export const CloseSupportThreadResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "threadId": zod.string().min(1).max(closeSupportThreadResponseValueThreadIdMax).describe('Its id; a member has one conversation that goes on.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(closeSupportThreadResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(closeSupportThreadResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(closeSupportThreadResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(closeSupportThreadResponseValueMemberRankLevelMin).max(closeSupportThreadResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "state": zod.enum(['open', 'answered', 'closed']).describe('`open`: the last word is the member\'s and waits for an operator; `answered`: an operator had the last word;\n`closed`: nothing is asked any more. A new word of the member makes any of them `open`.\n'),
  "waitingSince": zod.iso.datetime({"offset":true}).max(closeSupportThreadResponseValueWaitingSinceMax).nullable().describe('Since when the member waits, null where nobody does.'),
  "lastMessage": zod.string().max(closeSupportThreadResponseValueLastMessageMax).describe('The first words of the last message of the member or an operator; automatic answers do not count.'),
  "lastMessageAt": zod.iso.datetime({"offset":true}).max(closeSupportThreadResponseValueLastMessageAtMax).describe('When it was sent.'),
  "operator": zod.string().min(1).max(closeSupportThreadResponseValueOperatorMax).nullable().describe('The operator who answered last; null until one does.'),
  "messages": zod.array(zod.strictObject({
  "messageId": zod.string().min(1).max(closeSupportThreadResponseValueMessagesItemMessageIdMax).describe('Its id. Ids rise with time.'),
  "clientMessageId": zod.union([zod.string().max(closeSupportThreadResponseValueMessagesItemClientMessageIdOneMax).regex(closeSupportThreadResponseValueMessagesItemClientMessageIdOneRegExp).describe('An id that the sender makes once for each message; the same id is stored once.'),zod.null()]).describe('The id that the member gave it, null for what others wrote.'),
  "author": zod.enum(['member', 'operator', 'help']).describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.'),
  "authorName": zod.string().min(1).max(closeSupportThreadResponseValueMessagesItemAuthorNameMax).describe('The name that the member reads, of an operator the first name only.'),
  "content": zod.string().min(1).max(closeSupportThreadResponseValueMessagesItemContentMax).regex(closeSupportThreadResponseValueMessagesItemContentRegExp).describe('Plain text, shown as it is. It must hold more than white space.'),
  "helpItemId": zod.string().max(closeSupportThreadResponseValueMessagesItemHelpItemIdMax).regex(closeSupportThreadResponseValueMessagesItemHelpItemIdRegExp).nullable().describe('The article that an automatic answer comes from, null where there is none.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(closeSupportThreadResponseValueMessagesItemSentAtMax).describe('When the server received it.'),
  "readAt": zod.iso.datetime({"offset":true}).max(closeSupportThreadResponseValueMessagesItemReadAtMax).nullable().describe('When the other side read it, null until then.')
}).describe('A message of the conversation between a member and the customer service.')).max(closeSupportThreadResponseValueMessagesMax).describe('The messages that were asked for, the oldest first.'),
  "earlier": zod.boolean().describe('Whether there are messages before the first of these.')
}).describe('A conversation with its latest messages.')
}).describe('The answer of `closeSupportThread`.')

export const closeSupportThread = {
  response: CloseSupportThreadResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

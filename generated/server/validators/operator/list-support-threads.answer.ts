// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listSupportThreadsResponseValueContentItemThreadIdMax = 40;

export const listSupportThreadsResponseValueContentItemMemberIdMax = 40;

export const listSupportThreadsResponseValueContentItemMemberAccountMax = 64;

export const listSupportThreadsResponseValueContentItemMemberNicknameMax = 64;

export const listSupportThreadsResponseValueContentItemMemberRankLevelMin = 0;

export const listSupportThreadsResponseValueContentItemMemberRankLevelMax = 20;

export const listSupportThreadsResponseValueContentItemWaitingSinceMax = 30;

export const listSupportThreadsResponseValueContentItemLastMessageMax = 200;

export const listSupportThreadsResponseValueContentItemLastMessageAtMax = 30;

export const listSupportThreadsResponseValueContentItemOperatorMax = 64;

export const listSupportThreadsResponseValueContentMax = 100;

export const listSupportThreadsResponseValueTotalPagesMin = 0;

export const listSupportThreadsResponseValueTotalPagesMax = 1000000;

export const listSupportThreadsResponseValueTotalElementsMin = 0;

export const listSupportThreadsResponseValueTotalElementsMax = 100000000;

export const ListSupportThreadsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "threadId": zod.string().min(1).max(listSupportThreadsResponseValueContentItemThreadIdMax).describe('Its id; a member has one conversation that goes on.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(listSupportThreadsResponseValueContentItemMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listSupportThreadsResponseValueContentItemMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listSupportThreadsResponseValueContentItemMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(listSupportThreadsResponseValueContentItemMemberRankLevelMin).max(listSupportThreadsResponseValueContentItemMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "state": zod.enum(['open', 'answered', 'closed']).describe('`open`: the last word is the member\'s and waits for an operator; `answered`: an operator had the last word;\n`closed`: nothing is asked any more. A new word of the member makes any of them `open`.\n'),
  "waitingSince": zod.iso.datetime({"offset":true}).max(listSupportThreadsResponseValueContentItemWaitingSinceMax).nullable().describe('Since when the member waits, null where nobody does.'),
  "lastMessage": zod.string().max(listSupportThreadsResponseValueContentItemLastMessageMax).describe('The first words of the last message of the member or an operator; automatic answers do not count.'),
  "lastMessageAt": zod.iso.datetime({"offset":true}).max(listSupportThreadsResponseValueContentItemLastMessageAtMax).describe('When it was sent.'),
  "operator": zod.string().min(1).max(listSupportThreadsResponseValueContentItemOperatorMax).nullable().describe('The operator who answered last; null until one does.')
}).describe('A conversation of a member with customer service as a line of the list.')).max(listSupportThreadsResponseValueContentMax).describe('The conversations of the page, the one that waits longest first.'),
  "totalPages": zod.int().min(listSupportThreadsResponseValueTotalPagesMin).max(listSupportThreadsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listSupportThreadsResponseValueTotalElementsMin).max(listSupportThreadsResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of conversations.')
}).describe('The answer of `listSupportThreads`.')

export const listSupportThreads = {
  response: ListSupportThreadsResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

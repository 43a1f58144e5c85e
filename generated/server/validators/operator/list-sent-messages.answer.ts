// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listSentMessagesResponseValueContentItemSentMessageIdMax = 40;

export const listSentMessagesResponseValueContentItemMemberIdsItemMax = 40;

export const listSentMessagesResponseValueContentItemMemberIdsMax = 1000;

export const listSentMessagesResponseValueContentItemRankLevelsItemMin = 0;

export const listSentMessagesResponseValueContentItemRankLevelsItemMax = 20;

export const listSentMessagesResponseValueContentItemRankLevelsMax = 21;

export const listSentMessagesResponseValueContentItemWordsENTitleMax = 160;

export const listSentMessagesResponseValueContentItemWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const listSentMessagesResponseValueContentItemWordsENContentMax = 20000;

export const listSentMessagesResponseValueContentItemWordsVITitleMax = 160;

export const listSentMessagesResponseValueContentItemWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const listSentMessagesResponseValueContentItemWordsVIContentMax = 20000;

export const listSentMessagesResponseValueContentItemLinkageMax = 2048;

export const listSentMessagesResponseValueContentItemRecipientsMin = 0;

export const listSentMessagesResponseValueContentItemRecipientsMax = 100000000;

export const listSentMessagesResponseValueContentItemReadersMin = 0;

export const listSentMessagesResponseValueContentItemReadersMax = 100000000;

export const listSentMessagesResponseValueContentItemSentByMax = 64;

export const listSentMessagesResponseValueContentItemSentAtMax = 30;

export const listSentMessagesResponseValueContentItemRecalledAtMax = 30;

export const listSentMessagesResponseValueContentMax = 100;

export const listSentMessagesResponseValueTotalPagesMin = 0;

export const listSentMessagesResponseValueTotalPagesMax = 1000000;

export const listSentMessagesResponseValueTotalElementsMin = 0;

export const listSentMessagesResponseValueTotalElementsMax = 100000000;

export const ListSentMessagesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "sentMessageId": zod.string().min(1).max(listSentMessagesResponseValueContentItemSentMessageIdMax).describe('Its id.'),
  "audience": zod.enum(['members', 'ranks', 'all']).describe('Accounts by id, every member of certain VIP ranks, every member.'),
  "memberIds": zod.array(zod.string().min(1).max(listSentMessagesResponseValueContentItemMemberIdsItemMax)).max(listSentMessagesResponseValueContentItemMemberIdsMax).describe('The ids of the accounts; at least one for `members`, else empty.'),
  "rankLevels": zod.array(zod.int().min(listSentMessagesResponseValueContentItemRankLevelsItemMin).max(listSentMessagesResponseValueContentItemRankLevelsItemMax)).max(listSentMessagesResponseValueContentItemRankLevelsMax).describe('The ranks; at least one for `ranks`, else empty.'),
  "category": zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service']).describe('What a message of operators is about.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(listSentMessagesResponseValueContentItemWordsENTitleMax).regex(listSentMessagesResponseValueContentItemWordsENTitleRegExp).describe('Its title.'),
  "content": zod.string().max(listSentMessagesResponseValueContentItemWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(listSentMessagesResponseValueContentItemWordsVITitleMax).regex(listSentMessagesResponseValueContentItemWordsVITitleRegExp).describe('Its title.'),
  "content": zod.string().max(listSentMessagesResponseValueContentItemWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What its button opens; null, and it has none.'),
  "linkage": zod.string().min(1).max(listSentMessagesResponseValueContentItemLinkageMax).nullable().describe('The target of the button; null exactly where `linkageType` is null.'),
  "recipients": zod.int().min(listSentMessagesResponseValueContentItemRecipientsMin).max(listSentMessagesResponseValueContentItemRecipientsMax).describe('Members who got it.'),
  "readers": zod.int().min(listSentMessagesResponseValueContentItemReadersMin).max(listSentMessagesResponseValueContentItemReadersMax).describe('Members who have read it.'),
  "sentBy": zod.string().min(1).max(listSentMessagesResponseValueContentItemSentByMax).describe('The operator who sent it.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(listSentMessagesResponseValueContentItemSentAtMax).describe('When.'),
  "recalledAt": zod.iso.datetime({"offset":true}).max(listSentMessagesResponseValueContentItemRecalledAtMax).nullable().describe('When it was taken back, null where it was not.')
}).describe('A message that was sent to members.')).max(listSentMessagesResponseValueContentMax).describe('The messages of the page, the newest first.'),
  "totalPages": zod.int().min(listSentMessagesResponseValueTotalPagesMin).max(listSentMessagesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listSentMessagesResponseValueTotalElementsMin).max(listSentMessagesResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the list.')
}).describe('The answer of `listSentMessages`.')

export const listSentMessages = {
  response: ListSentMessagesResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

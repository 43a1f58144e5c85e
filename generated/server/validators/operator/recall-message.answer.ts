// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const recallMessageResponseValueSentMessageIdMax = 40;

export const recallMessageResponseValueMemberIdsItemMax = 40;

export const recallMessageResponseValueMemberIdsMax = 1000;

export const recallMessageResponseValueRankLevelsItemMin = 0;

export const recallMessageResponseValueRankLevelsItemMax = 20;

export const recallMessageResponseValueRankLevelsMax = 21;

export const recallMessageResponseValueWordsENTitleMax = 160;

export const recallMessageResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const recallMessageResponseValueWordsENContentMax = 20000;

export const recallMessageResponseValueWordsVITitleMax = 160;

export const recallMessageResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const recallMessageResponseValueWordsVIContentMax = 20000;

export const recallMessageResponseValueLinkageMax = 2048;

export const recallMessageResponseValueRecipientsMin = 0;

export const recallMessageResponseValueRecipientsMax = 100000000;

export const recallMessageResponseValueReadersMin = 0;

export const recallMessageResponseValueReadersMax = 100000000;

export const recallMessageResponseValueSentByMax = 64;

export const recallMessageResponseValueSentAtMax = 30;

export const recallMessageResponseValueRecalledAtMax = 30;

export const RecallMessageResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "sentMessageId": zod.string().min(1).max(recallMessageResponseValueSentMessageIdMax).describe('Its id.'),
  "audience": zod.enum(['members', 'ranks', 'all']).describe('Accounts by id, every member of certain VIP ranks, every member.'),
  "memberIds": zod.array(zod.string().min(1).max(recallMessageResponseValueMemberIdsItemMax)).max(recallMessageResponseValueMemberIdsMax).describe('The ids of the accounts; at least one for `members`, else empty.'),
  "rankLevels": zod.array(zod.int().min(recallMessageResponseValueRankLevelsItemMin).max(recallMessageResponseValueRankLevelsItemMax)).max(recallMessageResponseValueRankLevelsMax).describe('The ranks; at least one for `ranks`, else empty.'),
  "category": zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service']).describe('What a message of operators is about.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(recallMessageResponseValueWordsENTitleMax).regex(recallMessageResponseValueWordsENTitleRegExp).describe('Its title.'),
  "content": zod.string().max(recallMessageResponseValueWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(recallMessageResponseValueWordsVITitleMax).regex(recallMessageResponseValueWordsVITitleRegExp).describe('Its title.'),
  "content": zod.string().max(recallMessageResponseValueWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What its button opens; null, and it has none.'),
  "linkage": zod.string().min(1).max(recallMessageResponseValueLinkageMax).nullable().describe('The target of the button; null exactly where `linkageType` is null.'),
  "recipients": zod.int().min(recallMessageResponseValueRecipientsMin).max(recallMessageResponseValueRecipientsMax).describe('Members who got it.'),
  "readers": zod.int().min(recallMessageResponseValueReadersMin).max(recallMessageResponseValueReadersMax).describe('Members who have read it.'),
  "sentBy": zod.string().min(1).max(recallMessageResponseValueSentByMax).describe('The operator who sent it.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(recallMessageResponseValueSentAtMax).describe('When.'),
  "recalledAt": zod.iso.datetime({"offset":true}).max(recallMessageResponseValueRecalledAtMax).nullable().describe('When it was taken back, null where it was not.')
}).describe('A message that was sent to members.')
}).describe('The answer of `recallMessage`.')

export const recallMessage = {
  response: RecallMessageResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

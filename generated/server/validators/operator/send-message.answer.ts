// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const sendMessageResponseValueSentMessageIdMax = 40;

export const sendMessageResponseValueMemberIdsItemMax = 40;

export const sendMessageResponseValueMemberIdsMax = 1000;

export const sendMessageResponseValueRankLevelsItemMin = 0;

export const sendMessageResponseValueRankLevelsItemMax = 20;

export const sendMessageResponseValueRankLevelsMax = 21;

export const sendMessageResponseValueWordsENTitleMax = 160;

export const sendMessageResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const sendMessageResponseValueWordsENContentMax = 20000;

export const sendMessageResponseValueWordsVITitleMax = 160;

export const sendMessageResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const sendMessageResponseValueWordsVIContentMax = 20000;

export const sendMessageResponseValueLinkageMax = 2048;

export const sendMessageResponseValueRecipientsMin = 0;

export const sendMessageResponseValueRecipientsMax = 100000000;

export const sendMessageResponseValueReadersMin = 0;

export const sendMessageResponseValueReadersMax = 100000000;

export const sendMessageResponseValueSentByMax = 64;

export const sendMessageResponseValueSentAtMax = 30;

export const sendMessageResponseValueRecalledAtMax = 30;

export const SendMessageResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "sentMessageId": zod.string().min(1).max(sendMessageResponseValueSentMessageIdMax).describe('Its id.'),
  "audience": zod.enum(['members', 'ranks', 'all']).describe('Accounts by id, every member of certain VIP ranks, every member.'),
  "memberIds": zod.array(zod.string().min(1).max(sendMessageResponseValueMemberIdsItemMax)).max(sendMessageResponseValueMemberIdsMax).describe('The ids of the accounts; at least one for `members`, else empty.'),
  "rankLevels": zod.array(zod.int().min(sendMessageResponseValueRankLevelsItemMin).max(sendMessageResponseValueRankLevelsItemMax)).max(sendMessageResponseValueRankLevelsMax).describe('The ranks; at least one for `ranks`, else empty.'),
  "category": zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service']).describe('What a message of operators is about.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(sendMessageResponseValueWordsENTitleMax).regex(sendMessageResponseValueWordsENTitleRegExp).describe('Its title.'),
  "content": zod.string().max(sendMessageResponseValueWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(sendMessageResponseValueWordsVITitleMax).regex(sendMessageResponseValueWordsVITitleRegExp).describe('Its title.'),
  "content": zod.string().max(sendMessageResponseValueWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What its button opens; null, and it has none.'),
  "linkage": zod.string().min(1).max(sendMessageResponseValueLinkageMax).nullable().describe('The target of the button; null exactly where `linkageType` is null.'),
  "recipients": zod.int().min(sendMessageResponseValueRecipientsMin).max(sendMessageResponseValueRecipientsMax).describe('Members who got it.'),
  "readers": zod.int().min(sendMessageResponseValueReadersMin).max(sendMessageResponseValueReadersMax).describe('Members who have read it.'),
  "sentBy": zod.string().min(1).max(sendMessageResponseValueSentByMax).describe('The operator who sent it.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(sendMessageResponseValueSentAtMax).describe('When.'),
  "recalledAt": zod.iso.datetime({"offset":true}).max(sendMessageResponseValueRecalledAtMax).nullable().describe('When it was taken back, null where it was not.')
}).describe('A message that was sent to members.')
}).describe('The answer of `sendMessage`.')

export const sendMessage = {
  response: SendMessageResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

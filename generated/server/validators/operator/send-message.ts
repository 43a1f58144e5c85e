// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const sendMessageHeaderMerchantMax = 32;

export const sendMessageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const sendMessageHeaderXRequestIdMax = 64;

export const sendMessageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const sendMessageHeaderIdempotencyKeyMax = 64;

export const sendMessageHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const SendMessageHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(sendMessageHeaderMerchantMax).regex(sendMessageHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(sendMessageHeaderXRequestIdMax).regex(sendMessageHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(sendMessageHeaderIdempotencyKeyMax).regex(sendMessageHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const sendMessageBodyMemberIdsItemMax = 40;

export const sendMessageBodyMemberIdsMax = 1000;

export const sendMessageBodyRankLevelsItemMin = 0;

export const sendMessageBodyRankLevelsItemMax = 20;

export const sendMessageBodyRankLevelsMax = 21;

export const sendMessageBodyWordsENTitleMax = 160;

export const sendMessageBodyWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const sendMessageBodyWordsENContentMax = 20000;

export const sendMessageBodyWordsVITitleMax = 160;

export const sendMessageBodyWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const sendMessageBodyWordsVIContentMax = 20000;

export const sendMessageBodyLinkageMax = 2048;

export const SendMessageBody = zod.strictObject({
  "audience": zod.enum(['members', 'ranks', 'all']).describe('Accounts by id, every member of certain VIP ranks, every member.'),
  "memberIds": zod.array(zod.string().min(1).max(sendMessageBodyMemberIdsItemMax)).max(sendMessageBodyMemberIdsMax).describe('The ids of the accounts; at least one for `members`, else empty.'),
  "rankLevels": zod.array(zod.int().min(sendMessageBodyRankLevelsItemMin).max(sendMessageBodyRankLevelsItemMax)).max(sendMessageBodyRankLevelsMax).describe('The ranks; at least one for `ranks`, else empty.'),
  "category": zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service']).describe('What a message of operators is about.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(sendMessageBodyWordsENTitleMax).regex(sendMessageBodyWordsENTitleRegExp).describe('Its title.'),
  "content": zod.string().max(sendMessageBodyWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(sendMessageBodyWordsVITitleMax).regex(sendMessageBodyWordsVITitleRegExp).describe('Its title.'),
  "content": zod.string().max(sendMessageBodyWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What its button opens; null, and it has none.'),
  "linkage": zod.string().min(1).max(sendMessageBodyLinkageMax).nullable().describe('The target of the button; null exactly where `linkageType` is null.')
}).describe('A message to members.')

export const sendMessage = {
  header: SendMessageHeader,
  params: undefined,
  query: undefined,
  body: SendMessageBody,
};

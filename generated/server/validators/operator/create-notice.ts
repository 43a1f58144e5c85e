// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createNoticeHeaderMerchantMax = 32;

export const createNoticeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const createNoticeHeaderXRequestIdMax = 64;

export const createNoticeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const CreateNoticeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createNoticeHeaderMerchantMax).regex(createNoticeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createNoticeHeaderXRequestIdMax).regex(createNoticeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const createNoticeBodyWordsENTitleMax = 160;

export const createNoticeBodyWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createNoticeBodyWordsENContentMax = 20000;

export const createNoticeBodyWordsVITitleMax = 160;

export const createNoticeBodyWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createNoticeBodyWordsVIContentMax = 20000;

export const createNoticeBodyStartsAtMax = 30;

export const createNoticeBodyEndsAtMax = 30;

export const CreateNoticeBody = zod.strictObject({
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).describe('The types of announcement with a text of their own, `AnnouncementType` without banners.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(createNoticeBodyWordsENTitleMax).regex(createNoticeBodyWordsENTitleRegExp).describe('Its title.'),
  "content": zod.string().max(createNoticeBodyWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(createNoticeBodyWordsVITitleMax).regex(createNoticeBodyWordsVITitleRegExp).describe('Its title.'),
  "content": zod.string().max(createNoticeBodyWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(createNoticeBodyStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(createNoticeBodyEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.')
}).describe('A new announcement.')

export const createNotice = {
  header: CreateNoticeHeader,
  params: undefined,
  query: undefined,
  body: CreateNoticeBody,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const updateNoticePathNoticeIdMax = 40;

export const updateNoticePathNoticeIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const UpdateNoticeParams = zod.object({
  "noticeId": zod.string().max(updateNoticePathNoticeIdMax).regex(updateNoticePathNoticeIdRegExp).describe('The announcement.')
})

export const updateNoticeHeaderMerchantMax = 32;

export const updateNoticeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const updateNoticeHeaderXRequestIdMax = 64;

export const updateNoticeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const UpdateNoticeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(updateNoticeHeaderMerchantMax).regex(updateNoticeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(updateNoticeHeaderXRequestIdMax).regex(updateNoticeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const updateNoticeBodyVersionMax = 1000000;

export const updateNoticeBodyWordsENTitleMax = 160;

export const updateNoticeBodyWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateNoticeBodyWordsENContentMax = 20000;

export const updateNoticeBodyWordsVITitleMax = 160;

export const updateNoticeBodyWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateNoticeBodyWordsVIContentMax = 20000;

export const updateNoticeBodyStartsAtMax = 30;

export const updateNoticeBodyEndsAtMax = 30;

export const UpdateNoticeBody = zod.strictObject({
  "version": zod.int().min(1).max(updateNoticeBodyVersionMax).describe('The version that was read; another one by now is refused.'),
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).describe('The types of announcement with a text of their own, `AnnouncementType` without banners.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(updateNoticeBodyWordsENTitleMax).regex(updateNoticeBodyWordsENTitleRegExp).describe('Its title.'),
  "content": zod.string().max(updateNoticeBodyWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(updateNoticeBodyWordsVITitleMax).regex(updateNoticeBodyWordsVITitleRegExp).describe('Its title.'),
  "content": zod.string().max(updateNoticeBodyWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(updateNoticeBodyStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(updateNoticeBodyEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.')
}).describe('An announcement as it shall be.')

export const updateNotice = {
  header: UpdateNoticeHeader,
  params: UpdateNoticeParams,
  query: undefined,
  body: UpdateNoticeBody,
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const updateNoticeResponseValueNoticeIdMax = 40;

export const updateNoticeResponseValueWordsENTitleMax = 160;

export const updateNoticeResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateNoticeResponseValueWordsENContentMax = 20000;

export const updateNoticeResponseValueWordsVITitleMax = 160;

export const updateNoticeResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const updateNoticeResponseValueWordsVIContentMax = 20000;

export const updateNoticeResponseValueStartsAtMax = 30;

export const updateNoticeResponseValueEndsAtMax = 30;

export const updateNoticeResponseValueVersionMax = 1000000;

export const updateNoticeResponseValueUpdatedByMax = 64;

export const updateNoticeResponseValueUpdatedAtMax = 30;

export const UpdateNoticeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "noticeId": zod.string().min(1).max(updateNoticeResponseValueNoticeIdMax).describe('Its id.'),
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).describe('The types of announcement with a text of their own, `AnnouncementType` without banners.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(updateNoticeResponseValueWordsENTitleMax).regex(updateNoticeResponseValueWordsENTitleRegExp).describe('Its title.'),
  "content": zod.string().max(updateNoticeResponseValueWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(updateNoticeResponseValueWordsVITitleMax).regex(updateNoticeResponseValueWordsVITitleRegExp).describe('Its title.'),
  "content": zod.string().max(updateNoticeResponseValueWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(updateNoticeResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(updateNoticeResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(updateNoticeResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(updateNoticeResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(updateNoticeResponseValueUpdatedAtMax).describe('When.')
}).describe('An announcement as an operator manages it.')
}).describe('The answer of `updateNotice`.')

export const updateNotice = {
  response: UpdateNoticeResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

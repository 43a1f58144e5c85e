// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getManagedNoticeResponseValueNoticeIdMax = 40;

export const getManagedNoticeResponseValueWordsENTitleMax = 160;

export const getManagedNoticeResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getManagedNoticeResponseValueWordsENContentMax = 20000;

export const getManagedNoticeResponseValueWordsVITitleMax = 160;

export const getManagedNoticeResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const getManagedNoticeResponseValueWordsVIContentMax = 20000;

export const getManagedNoticeResponseValueStartsAtMax = 30;

export const getManagedNoticeResponseValueEndsAtMax = 30;

export const getManagedNoticeResponseValueVersionMax = 1000000;

export const getManagedNoticeResponseValueUpdatedByMax = 64;

export const getManagedNoticeResponseValueUpdatedAtMax = 30;

export const GetManagedNoticeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "noticeId": zod.string().min(1).max(getManagedNoticeResponseValueNoticeIdMax).describe('Its id.'),
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).describe('The types of announcement with a text of their own, `AnnouncementType` without banners.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(getManagedNoticeResponseValueWordsENTitleMax).regex(getManagedNoticeResponseValueWordsENTitleRegExp).describe('Its title.'),
  "content": zod.string().max(getManagedNoticeResponseValueWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(getManagedNoticeResponseValueWordsVITitleMax).regex(getManagedNoticeResponseValueWordsVITitleRegExp).describe('Its title.'),
  "content": zod.string().max(getManagedNoticeResponseValueWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(getManagedNoticeResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(getManagedNoticeResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(getManagedNoticeResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(getManagedNoticeResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(getManagedNoticeResponseValueUpdatedAtMax).describe('When.')
}).describe('An announcement as an operator manages it.')
}).describe('The answer of `getManagedNotice`.')

export const getManagedNotice = {
  response: GetManagedNoticeResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createNoticeResponseValueNoticeIdMax = 40;

export const createNoticeResponseValueWordsENTitleMax = 160;

export const createNoticeResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createNoticeResponseValueWordsENContentMax = 20000;

export const createNoticeResponseValueWordsVITitleMax = 160;

export const createNoticeResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const createNoticeResponseValueWordsVIContentMax = 20000;

export const createNoticeResponseValueStartsAtMax = 30;

export const createNoticeResponseValueEndsAtMax = 30;

export const createNoticeResponseValueVersionMax = 1000000;

export const createNoticeResponseValueUpdatedByMax = 64;

export const createNoticeResponseValueUpdatedAtMax = 30;

export const CreateNoticeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "noticeId": zod.string().min(1).max(createNoticeResponseValueNoticeIdMax).describe('Its id.'),
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).describe('The types of announcement with a text of their own, `AnnouncementType` without banners.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(createNoticeResponseValueWordsENTitleMax).regex(createNoticeResponseValueWordsENTitleRegExp).describe('Its title.'),
  "content": zod.string().max(createNoticeResponseValueWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(createNoticeResponseValueWordsVITitleMax).regex(createNoticeResponseValueWordsVITitleRegExp).describe('Its title.'),
  "content": zod.string().max(createNoticeResponseValueWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(createNoticeResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(createNoticeResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(createNoticeResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(createNoticeResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(createNoticeResponseValueUpdatedAtMax).describe('When.')
}).describe('An announcement as an operator manages it.')
}).describe('The answer of `createNotice`.')

export const createNotice = {
  response: CreateNoticeResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

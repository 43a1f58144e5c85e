// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const withdrawNoticeResponseValueNoticeIdMax = 40;

export const withdrawNoticeResponseValueWordsENTitleMax = 160;

export const withdrawNoticeResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const withdrawNoticeResponseValueWordsENContentMax = 20000;

export const withdrawNoticeResponseValueWordsVITitleMax = 160;

export const withdrawNoticeResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const withdrawNoticeResponseValueWordsVIContentMax = 20000;

export const withdrawNoticeResponseValueStartsAtMax = 30;

export const withdrawNoticeResponseValueEndsAtMax = 30;

export const withdrawNoticeResponseValueVersionMax = 1000000;

export const withdrawNoticeResponseValueUpdatedByMax = 64;

export const withdrawNoticeResponseValueUpdatedAtMax = 30;

export const WithdrawNoticeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "noticeId": zod.string().min(1).max(withdrawNoticeResponseValueNoticeIdMax).describe('Its id.'),
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).describe('The types of announcement with a text of their own, `AnnouncementType` without banners.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(withdrawNoticeResponseValueWordsENTitleMax).regex(withdrawNoticeResponseValueWordsENTitleRegExp).describe('Its title.'),
  "content": zod.string().max(withdrawNoticeResponseValueWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(withdrawNoticeResponseValueWordsVITitleMax).regex(withdrawNoticeResponseValueWordsVITitleRegExp).describe('Its title.'),
  "content": zod.string().max(withdrawNoticeResponseValueWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(withdrawNoticeResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(withdrawNoticeResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(withdrawNoticeResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(withdrawNoticeResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(withdrawNoticeResponseValueUpdatedAtMax).describe('When.')
}).describe('An announcement as an operator manages it.')
}).describe('The answer of `withdrawNotice`.')

export const withdrawNotice = {
  response: WithdrawNoticeResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

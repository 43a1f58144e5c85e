// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listManagedNoticesResponseValueContentItemNoticeIdMax = 40;

export const listManagedNoticesResponseValueContentItemWordsENTitleMax = 160;

export const listManagedNoticesResponseValueContentItemWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const listManagedNoticesResponseValueContentItemWordsENContentMax = 20000;

export const listManagedNoticesResponseValueContentItemWordsVITitleMax = 160;

export const listManagedNoticesResponseValueContentItemWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const listManagedNoticesResponseValueContentItemWordsVIContentMax = 20000;

export const listManagedNoticesResponseValueContentItemStartsAtMax = 30;

export const listManagedNoticesResponseValueContentItemEndsAtMax = 30;

export const listManagedNoticesResponseValueContentItemVersionMax = 1000000;

export const listManagedNoticesResponseValueContentItemUpdatedByMax = 64;

export const listManagedNoticesResponseValueContentItemUpdatedAtMax = 30;

export const listManagedNoticesResponseValueContentMax = 100;

export const listManagedNoticesResponseValueTotalPagesMin = 0;

export const listManagedNoticesResponseValueTotalPagesMax = 1000000;

export const listManagedNoticesResponseValueTotalElementsMin = 0;

export const listManagedNoticesResponseValueTotalElementsMax = 100000000;

export const ListManagedNoticesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "noticeId": zod.string().min(1).max(listManagedNoticesResponseValueContentItemNoticeIdMax).describe('Its id.'),
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).describe('The types of announcement with a text of their own, `AnnouncementType` without banners.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(listManagedNoticesResponseValueContentItemWordsENTitleMax).regex(listManagedNoticesResponseValueContentItemWordsENTitleRegExp).describe('Its title.'),
  "content": zod.string().max(listManagedNoticesResponseValueContentItemWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(listManagedNoticesResponseValueContentItemWordsVITitleMax).regex(listManagedNoticesResponseValueContentItemWordsVITitleRegExp).describe('Its title.'),
  "content": zod.string().max(listManagedNoticesResponseValueContentItemWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(listManagedNoticesResponseValueContentItemStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listManagedNoticesResponseValueContentItemEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(listManagedNoticesResponseValueContentItemVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(listManagedNoticesResponseValueContentItemUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(listManagedNoticesResponseValueContentItemUpdatedAtMax).describe('When.')
}).describe('An announcement as an operator manages it.')).max(listManagedNoticesResponseValueContentMax).describe('The announcements of the page, the latest beginning first.'),
  "totalPages": zod.int().min(listManagedNoticesResponseValueTotalPagesMin).max(listManagedNoticesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listManagedNoticesResponseValueTotalElementsMin).max(listManagedNoticesResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the list.')
}).describe('The answer of `listManagedNotices`.')

export const listManagedNotices = {
  response: ListManagedNoticesResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

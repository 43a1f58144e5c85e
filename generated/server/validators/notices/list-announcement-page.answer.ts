// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listAnnouncementPageResponseValueContentItemIdMax = 40;

export const listAnnouncementPageResponseValueContentItemTitleMax = 160;

export const listAnnouncementPageResponseValueContentItemSummaryMax = 200;

export const listAnnouncementPageResponseValueContentItemTimestampMin = 0;

export const listAnnouncementPageResponseValueContentItemTimestampMax = 9007199254740991;

export const listAnnouncementPageResponseValueContentMax = 100;

export const listAnnouncementPageResponseValueTotalPagesMin = 0;

export const listAnnouncementPageResponseValueTotalPagesMax = 1000000;

export const listAnnouncementPageResponseValueTotalElementsMin = 0;

export const listAnnouncementPageResponseValueTotalElementsMax = 100000000;

export const ListAnnouncementPageResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(listAnnouncementPageResponseValueContentItemIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listAnnouncementPageResponseValueContentItemTitleMax).describe('Its title.'),
  "summary": zod.string().max(listAnnouncementPageResponseValueContentItemSummaryMax).describe('The first words of its content, without markup.'),
  "timestamp": zod.int().min(listAnnouncementPageResponseValueContentItemTimestampMin).max(listAnnouncementPageResponseValueContentItemTimestampMax).describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.')
}).describe('An announcement as a line of the list, in the language of the request.')).max(listAnnouncementPageResponseValueContentMax).describe('The announcements of the page, the newest first.'),
  "totalPages": zod.int().min(listAnnouncementPageResponseValueTotalPagesMin).max(listAnnouncementPageResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listAnnouncementPageResponseValueTotalElementsMin).max(listAnnouncementPageResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the list.')
}).describe('The answer of `listAnnouncementPage`.')

export const listAnnouncementPage = {
  response: ListAnnouncementPageResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getAnnouncementResponseValueIdMax = 40;

export const getAnnouncementResponseValueTitleMax = 160;

export const getAnnouncementResponseValueContentMax = 20000;

export const getAnnouncementResponseValueTimestampMin = 0;

export const getAnnouncementResponseValueTimestampMax = 9007199254740991;

export const GetAnnouncementResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "id": zod.string().min(1).max(getAnnouncementResponseValueIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(getAnnouncementResponseValueTitleMax).describe('Its title.'),
  "content": zod.string().max(getAnnouncementResponseValueContentMax).describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "timestamp": zod.int().min(getAnnouncementResponseValueTimestampMin).max(getAnnouncementResponseValueTimestampMax).describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.')
}).describe('An announcement in the language of the request.')
}).describe('The answer of `getAnnouncement`.')

export const getAnnouncement = {
  response: GetAnnouncementResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listAgentAnnouncementsResponseValueContentItemIdMax = 40;

export const listAgentAnnouncementsResponseValueContentItemTitleMax = 160;

export const listAgentAnnouncementsResponseValueContentItemContentMax = 20000;

export const listAgentAnnouncementsResponseValueContentItemTimestampMin = 0;

export const listAgentAnnouncementsResponseValueContentItemTimestampMax = 9007199254740991;

export const listAgentAnnouncementsResponseValueContentMax = 100;

export const listAgentAnnouncementsResponseValueTotalPagesMin = 0;

export const listAgentAnnouncementsResponseValueTotalPagesMax = 1000000;

export const listAgentAnnouncementsResponseValueTotalElementsMin = 0;

export const listAgentAnnouncementsResponseValueTotalElementsMax = 100000000;

export const ListAgentAnnouncementsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(listAgentAnnouncementsResponseValueContentItemIdMax).describe('Its id.'),
  "title": zod.string().min(1).max(listAgentAnnouncementsResponseValueContentItemTitleMax).describe('Its title.'),
  "content": zod.string().max(listAgentAnnouncementsResponseValueContentItemContentMax).describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "timestamp": zod.int().min(listAgentAnnouncementsResponseValueContentItemTimestampMin).max(listAgentAnnouncementsResponseValueContentItemTimestampMax).describe('A point in time in milliseconds since 1970-01-01T00:00:00Z.')
}).describe('An announcement in the language of the request.')).max(listAgentAnnouncementsResponseValueContentMax).describe('The announcements of the page, the newest first.'),
  "totalPages": zod.int().min(listAgentAnnouncementsResponseValueTotalPagesMin).max(listAgentAnnouncementsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listAgentAnnouncementsResponseValueTotalElementsMin).max(listAgentAnnouncementsResponseValueTotalElementsMax).describe('Rows in all.')
}).describe('A page of announcements to agents.')
}).describe('The answer of `listAgentAnnouncements`.')

export const listAgentAnnouncements = {
  response: ListAgentAnnouncementsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};

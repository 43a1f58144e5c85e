// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/notices/notices.ts';

export const notices = {
  listAnnouncements: {
    header: zod.ListAnnouncementsHeader,
    params: undefined,
    query: zod.ListAnnouncementsQueryParams,
    body: undefined,
    response: zod.ListAnnouncementsResponse,
  },
  listAnnouncementPage: {
    header: zod.ListAnnouncementPageHeader,
    params: undefined,
    query: zod.ListAnnouncementPageQueryParams,
    body: undefined,
    response: zod.ListAnnouncementPageResponse,
  },
  getAnnouncement: {
    header: zod.GetAnnouncementHeader,
    params: undefined,
    query: zod.GetAnnouncementQueryParams,
    body: undefined,
    response: zod.GetAnnouncementResponse,
  },
};

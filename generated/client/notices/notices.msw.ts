/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ListAnnouncementsResponse
} from '../model/index.ts';

import {
  getListAnnouncementsResponseMock
} from './notices.faker.ts';

export { getListAnnouncementsResponseMock } from './notices.faker.ts';


export const getListAnnouncementsMockHandler = (overrideResponse?: ListAnnouncementsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAnnouncementsResponse> | ListAnnouncementsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_announcements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAnnouncementsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getNoticesMock = () => [
  getListAnnouncementsMockHandler()
]

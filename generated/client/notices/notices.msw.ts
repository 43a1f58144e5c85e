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
  GetAnnouncementResponse,
  ListAnnouncementPageResponse,
  ListAnnouncementsResponse
} from '../../model/index.ts';

import {
  getGetAnnouncementResponseMock,
  getListAnnouncementPageResponseMock,
  getListAnnouncementsResponseMock
} from './notices.faker.ts';

export { getListAnnouncementsResponseMock, getListAnnouncementPageResponseMock, getGetAnnouncementResponseMock } from './notices.faker.ts';


export const getListAnnouncementsMockHandler = (overrideResponse?: ListAnnouncementsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAnnouncementsResponse> | ListAnnouncementsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_announcements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAnnouncementsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAnnouncementPageMockHandler = (overrideResponse?: ListAnnouncementPageResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAnnouncementPageResponse> | ListAnnouncementPageResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_announcementList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAnnouncementPageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAnnouncementMockHandler = (overrideResponse?: GetAnnouncementResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetAnnouncementResponse> | GetAnnouncementResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_announcementDetail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAnnouncementResponseMock(),
      { status: 200
      })
  }, options)
}
export const getNoticesMock = () => [
  getListAnnouncementsMockHandler(),
  getListAnnouncementPageMockHandler(),
  getGetAnnouncementMockHandler()
]

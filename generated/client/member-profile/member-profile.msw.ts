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
  GetProfileResponse,
  ListAvatarsResponse,
  UpdateLanguageResponse,
  UpdateProfileResponse
} from '../../model/index.ts';

import {
  getGetProfileResponseMock,
  getListAvatarsResponseMock,
  getUpdateLanguageResponseMock,
  getUpdateProfileResponseMock
} from './member-profile.faker.ts';

export { getGetProfileResponseMock, getUpdateProfileResponseMock, getListAvatarsResponseMock, getUpdateLanguageResponseMock } from './member-profile.faker.ts';


export const getGetProfileMockHandler = (overrideResponse?: GetProfileResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetProfileResponse> | GetProfileResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateProfileMockHandler = (overrideResponse?: UpdateProfileResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateProfileResponse> | UpdateProfileResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/profile', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAvatarsMockHandler = (overrideResponse?: ListAvatarsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAvatarsResponse> | ListAvatarsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/avatars', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAvatarsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateLanguageMockHandler = (overrideResponse?: UpdateLanguageResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateLanguageResponse> | UpdateLanguageResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/language', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLanguageResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMemberProfileMock = () => [
  getGetProfileMockHandler(),
  getUpdateProfileMockHandler(),
  getListAvatarsMockHandler(),
  getUpdateLanguageMockHandler()
]

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
  GetMemberIconResponse,
  GetMemberInfoResponse,
  GetPlayerAvatarResponse,
  GetPlayerRankResponse,
  GetProfileResponse,
  ListAvatarsResponse,
  ListVipTiersResponse,
  UpdateLanguageResponse,
  UpdateProfileResponse
} from '../model/index.ts';

import {
  getGetMemberIconResponseMock,
  getGetMemberInfoResponseMock,
  getGetPlayerAvatarResponseMock,
  getGetPlayerRankResponseMock,
  getGetProfileResponseMock,
  getListAvatarsResponseMock,
  getListVipTiersResponseMock,
  getUpdateLanguageResponseMock,
  getUpdateProfileResponseMock
} from './member.faker.ts';

export { getGetMemberInfoResponseMock, getGetMemberIconResponseMock, getGetPlayerAvatarResponseMock, getGetProfileResponseMock, getUpdateProfileResponseMock, getListAvatarsResponseMock, getUpdateLanguageResponseMock, getGetPlayerRankResponseMock, getListVipTiersResponseMock } from './member.faker.ts';


export const getGetMemberInfoMockHandler = (overrideResponse?: GetMemberInfoResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMemberInfoResponse> | GetMemberInfoResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMemberInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMemberIconMockHandler = (overrideResponse?: GetMemberIconResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetMemberIconResponse> | GetMemberIconResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/info/icon', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMemberIconResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPlayerAvatarMockHandler = (overrideResponse?: GetPlayerAvatarResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPlayerAvatarResponse> | GetPlayerAvatarResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_getPlayerAvatar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPlayerAvatarResponseMock(),
      { status: 200
      })
  }, options)
}

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

export const getGetPlayerRankMockHandler = (overrideResponse?: GetPlayerRankResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPlayerRankResponse> | GetPlayerRankResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/rank', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPlayerRankResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListVipTiersMockHandler = (overrideResponse?: ListVipTiersResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListVipTiersResponse> | ListVipTiersResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_vipTiers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVipTiersResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMemberMock = () => [
  getGetMemberInfoMockHandler(),
  getGetMemberIconMockHandler(),
  getGetPlayerAvatarMockHandler(),
  getGetProfileMockHandler(),
  getUpdateProfileMockHandler(),
  getListAvatarsMockHandler(),
  getUpdateLanguageMockHandler(),
  getGetPlayerRankMockHandler(),
  getListVipTiersMockHandler()
]

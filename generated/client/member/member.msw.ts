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
  GetPlayerAvatarResponse
} from '../../model/index.ts';

import {
  getGetMemberIconResponseMock,
  getGetMemberInfoResponseMock,
  getGetPlayerAvatarResponseMock
} from './member.faker.ts';

export { getGetMemberInfoResponseMock, getGetMemberIconResponseMock, getGetPlayerAvatarResponseMock } from './member.faker.ts';


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
export const getMemberMock = () => [
  getGetMemberInfoMockHandler(),
  getGetMemberIconMockHandler(),
  getGetPlayerAvatarMockHandler()
]

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
  GetPlayerRankResponse,
  ListVipTiersResponse
} from '../../model/index.ts';

import {
  getGetPlayerRankResponseMock,
  getListVipTiersResponseMock
} from './member-rank.faker.ts';

export { getGetPlayerRankResponseMock, getListVipTiersResponseMock } from './member-rank.faker.ts';


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
export const getMemberRankMock = () => [
  getGetPlayerRankMockHandler(),
  getListVipTiersMockHandler()
]

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
  GetBetResponse,
  GetProfitLossResponse,
  ListBetsResponse
} from '../../model/index.ts';

import {
  getGetBetResponseMock,
  getGetProfitLossResponseMock,
  getListBetsResponseMock
} from './bets.faker.ts';

export { getListBetsResponseMock, getGetBetResponseMock, getGetProfitLossResponseMock } from './bets.faker.ts';


export const getListBetsMockHandler = (overrideResponse?: ListBetsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListBetsResponse> | ListBetsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/bets', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBetsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBetMockHandler = (overrideResponse?: GetBetResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetBetResponse> | GetBetResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/bets/:betId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProfitLossMockHandler = (overrideResponse?: GetProfitLossResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetProfitLossResponse> | GetProfitLossResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/profitLoss', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfitLossResponseMock(),
      { status: 200
      })
  }, options)
}
export const getBetsMock = () => [
  getListBetsMockHandler(),
  getGetBetMockHandler(),
  getGetProfitLossMockHandler()
]

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
  ConvertPointsResponse,
  GetPointRewardResponse,
  GetPointsBalanceResponse,
  GetPointsConfigResponse,
  ListPointRewardsResponse,
  ListPointTransactionsResponse,
  ListRedemptionsResponse,
  RedeemPointsResponse
} from '../../model/index.ts';

import {
  getConvertPointsResponseMock,
  getGetPointRewardResponseMock,
  getGetPointsBalanceResponseMock,
  getGetPointsConfigResponseMock,
  getListPointRewardsResponseMock,
  getListPointTransactionsResponseMock,
  getListRedemptionsResponseMock,
  getRedeemPointsResponseMock
} from './points.faker.ts';

export { getGetPointsBalanceResponseMock, getGetPointsConfigResponseMock, getListPointRewardsResponseMock, getGetPointRewardResponseMock, getRedeemPointsResponseMock, getConvertPointsResponseMock, getListRedemptionsResponseMock, getListPointTransactionsResponseMock } from './points.faker.ts';


export const getGetPointsBalanceMockHandler = (overrideResponse?: GetPointsBalanceResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPointsBalanceResponse> | GetPointsBalanceResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_pointsBalance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPointsBalanceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPointsConfigMockHandler = (overrideResponse?: GetPointsConfigResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPointsConfigResponse> | GetPointsConfigResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_pointsConfig', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPointsConfigResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPointRewardsMockHandler = (overrideResponse?: ListPointRewardsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPointRewardsResponse> | ListPointRewardsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_pointsRewards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPointRewardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPointRewardMockHandler = (overrideResponse?: GetPointRewardResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPointRewardResponse> | GetPointRewardResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_pointsRewardDetail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPointRewardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRedeemPointsMockHandler = (overrideResponse?: RedeemPointsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RedeemPointsResponse> | RedeemPointsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/MCSFE_pointsRedeem', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedeemPointsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConvertPointsMockHandler = (overrideResponse?: ConvertPointsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConvertPointsResponse> | ConvertPointsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/relay/MCSFE_pointsConvert', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConvertPointsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRedemptionsMockHandler = (overrideResponse?: ListRedemptionsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListRedemptionsResponse> | ListRedemptionsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_pointsRedeemList', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRedemptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPointTransactionsMockHandler = (overrideResponse?: ListPointTransactionsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPointTransactionsResponse> | ListPointTransactionsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_pointsMemberTransactionDetail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPointTransactionsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPointsMock = () => [
  getGetPointsBalanceMockHandler(),
  getGetPointsConfigMockHandler(),
  getListPointRewardsMockHandler(),
  getGetPointRewardMockHandler(),
  getRedeemPointsMockHandler(),
  getConvertPointsMockHandler(),
  getListRedemptionsMockHandler(),
  getListPointTransactionsMockHandler()
]

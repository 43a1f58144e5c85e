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
  AuthorisePlayerResponse,
  CreditPlayerResponse,
  DebitPlayerResponse,
  GetPlayerBalanceResponse,
  RollbackDebitResponse
} from '../../model/index.ts';

import {
  getAuthorisePlayerResponseMock,
  getCreditPlayerResponseMock,
  getDebitPlayerResponseMock,
  getGetPlayerBalanceResponseMock,
  getRollbackDebitResponseMock
} from './vendor-wallet.faker.ts';

export { getAuthorisePlayerResponseMock, getGetPlayerBalanceResponseMock, getDebitPlayerResponseMock, getCreditPlayerResponseMock, getRollbackDebitResponseMock } from './vendor-wallet.faker.ts';


export const getAuthorisePlayerMockHandler = (overrideResponse?: AuthorisePlayerResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthorisePlayerResponse> | AuthorisePlayerResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/v2/wallets/vendor/authorise', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthorisePlayerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPlayerBalanceMockHandler = (overrideResponse?: GetPlayerBalanceResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPlayerBalanceResponse> | GetPlayerBalanceResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/vendor/balance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPlayerBalanceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDebitPlayerMockHandler = (overrideResponse?: DebitPlayerResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DebitPlayerResponse> | DebitPlayerResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/v2/wallets/vendor/debit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDebitPlayerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreditPlayerMockHandler = (overrideResponse?: CreditPlayerResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreditPlayerResponse> | CreditPlayerResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/v2/wallets/vendor/credit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreditPlayerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRollbackDebitMockHandler = (overrideResponse?: RollbackDebitResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RollbackDebitResponse> | RollbackDebitResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/v2/wallets/vendor/rollback', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRollbackDebitResponseMock(),
      { status: 200
      })
  }, options)
}
export const getVendorWalletMock = () => [
  getAuthorisePlayerMockHandler(),
  getGetPlayerBalanceMockHandler(),
  getDebitPlayerMockHandler(),
  getCreditPlayerMockHandler(),
  getRollbackDebitMockHandler()
]

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
  GetBalanceResponse
} from '../model/index.ts';

import {
  getGetBalanceResponseMock
} from './wallet.faker.ts';

export { getGetBalanceResponseMock } from './wallet.faker.ts';


export const getGetBalanceMockHandler = (overrideResponse?: GetBalanceResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetBalanceResponse> | GetBalanceResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/v2/wallets/balance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBalanceResponseMock(),
      { status: 200
      })
  }, options)
}
export const getWalletMock = () => [
  getGetBalanceMockHandler()
]

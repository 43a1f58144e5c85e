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
  AddBoundAccountResponse,
  ListBanksResponse,
  ListBoundAccountsResponse,
  RemoveBoundAccountResponse,
  SetDefaultBoundAccountResponse
} from '../../model/index.ts';

import {
  getAddBoundAccountResponseMock,
  getListBanksResponseMock,
  getListBoundAccountsResponseMock,
  getRemoveBoundAccountResponseMock,
  getSetDefaultBoundAccountResponseMock
} from './member-accounts.faker.ts';

export { getListBanksResponseMock, getListBoundAccountsResponseMock, getAddBoundAccountResponseMock, getSetDefaultBoundAccountResponseMock, getRemoveBoundAccountResponseMock } from './member-accounts.faker.ts';


export const getListBanksMockHandler = (overrideResponse?: ListBanksResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListBanksResponse> | ListBanksResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/banks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBanksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBoundAccountsMockHandler = (overrideResponse?: ListBoundAccountsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListBoundAccountsResponse> | ListBoundAccountsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/member/boundAccounts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBoundAccountsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddBoundAccountMockHandler = (overrideResponse?: AddBoundAccountResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddBoundAccountResponse> | AddBoundAccountResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/boundAccounts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddBoundAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetDefaultBoundAccountMockHandler = (overrideResponse?: SetDefaultBoundAccountResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SetDefaultBoundAccountResponse> | SetDefaultBoundAccountResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/boundAccounts/:accountId/default', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetDefaultBoundAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveBoundAccountMockHandler = (overrideResponse?: RemoveBoundAccountResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RemoveBoundAccountResponse> | RemoveBoundAccountResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/member/boundAccounts/:accountId/remove', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveBoundAccountResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMemberAccountsMock = () => [
  getListBanksMockHandler(),
  getListBoundAccountsMockHandler(),
  getAddBoundAccountMockHandler(),
  getSetDefaultBoundAccountMockHandler(),
  getRemoveBoundAccountMockHandler()
]

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
  FreePlayLoginResponse,
  LoginResponse,
  LogoutResponse
} from '../model/index.ts';

import {
  getFreePlayLoginResponseMock,
  getLoginResponseMock,
  getLogoutResponseMock
} from './session.faker.ts';

export { getLoginResponseMock, getFreePlayLoginResponseMock, getLogoutResponseMock } from './session.faker.ts';


export const getLoginMockHandler = (overrideResponse?: LoginResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginResponse> | LoginResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/session/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFreePlayLoginMockHandler = (overrideResponse?: FreePlayLoginResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FreePlayLoginResponse> | FreePlayLoginResponse), options?: RequestHandlerOptions) => {
  return http.post('*/wps/session/login/freeplay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFreePlayLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: LogoutResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<LogoutResponse> | LogoutResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/wps/session/logout', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogoutResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSessionMock = () => [
  getLoginMockHandler(),
  getFreePlayLoginMockHandler(),
  getLogoutMockHandler()
]

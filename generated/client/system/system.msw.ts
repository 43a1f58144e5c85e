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
  GetJwksResponse,
  GetPermissionResponse,
  GetSystemStatusResponse,
  GetWhitelabelResponse
} from '../model/index.ts';

import {
  getGetJwksResponseMock,
  getGetPermissionResponseMock,
  getGetSystemStatusResponseMock,
  getGetWhitelabelResponseMock
} from './system.faker.ts';

export { getGetSystemStatusResponseMock, getGetPermissionResponseMock, getGetWhitelabelResponseMock, getGetJwksResponseMock } from './system.faker.ts';


export const getGetSystemStatusMockHandler = (overrideResponse?: GetSystemStatusResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetSystemStatusResponse> | GetSystemStatusResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/system/status', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSystemStatusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPermissionMockHandler = (overrideResponse?: GetPermissionResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPermissionResponse> | GetPermissionResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/system/permission', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPermissionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetWhitelabelMockHandler = (overrideResponse?: GetWhitelabelResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetWhitelabelResponse> | GetWhitelabelResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/system/whitelabel', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWhitelabelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetJwksMockHandler = (overrideResponse?: GetJwksResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetJwksResponse> | GetJwksResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/system/jwks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJwksResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSystemMock = () => [
  getGetSystemStatusMockHandler(),
  getGetPermissionMockHandler(),
  getGetWhitelabelMockHandler(),
  getGetJwksMockHandler()
]

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
  GetDomainRouteResponse,
  GetJwksResponse,
  GetPermissionResponse,
  GetRegisterSettingsResponse,
  GetRoutersResponse,
  GetSystemStatusResponse,
  GetWhitelabelResponse,
  ListCountryCodesResponse
} from '../../model/index.ts';

import {
  getGetDomainRouteResponseMock,
  getGetJwksResponseMock,
  getGetPermissionResponseMock,
  getGetRegisterSettingsResponseMock,
  getGetRoutersResponseMock,
  getGetSystemStatusResponseMock,
  getGetWhitelabelResponseMock,
  getListCountryCodesResponseMock
} from './system.faker.ts';

export { getGetSystemStatusResponseMock, getGetPermissionResponseMock, getGetWhitelabelResponseMock, getGetJwksResponseMock, getGetDomainRouteResponseMock, getGetRoutersResponseMock, getListCountryCodesResponseMock, getGetRegisterSettingsResponseMock } from './system.faker.ts';


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

export const getGetDomainRouteMockHandler = (overrideResponse?: GetDomainRouteResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetDomainRouteResponse> | GetDomainRouteResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/system/domainRoute', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDomainRouteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRoutersMockHandler = (overrideResponse?: GetRoutersResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetRoutersResponse> | GetRoutersResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_routers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRoutersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCountryCodesMockHandler = (overrideResponse?: ListCountryCodesResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCountryCodesResponse> | ListCountryCodesResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/relay/MCSFE_getCountryCode', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountryCodesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRegisterSettingsMockHandler = (overrideResponse?: GetRegisterSettingsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetRegisterSettingsResponse> | GetRegisterSettingsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/wps/system/setting/register', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRegisterSettingsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSystemMock = () => [
  getGetSystemStatusMockHandler(),
  getGetPermissionMockHandler(),
  getGetWhitelabelMockHandler(),
  getGetJwksMockHandler(),
  getGetDomainRouteMockHandler(),
  getGetRoutersMockHandler(),
  getListCountryCodesMockHandler(),
  getGetRegisterSettingsMockHandler()
]

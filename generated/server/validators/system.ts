// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/system/system.ts';

export const system = {
  getSystemStatus: {
    header: zod.GetSystemStatusHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetSystemStatusResponse,
  },
  getPermission: {
    header: zod.GetPermissionHeader,
    params: undefined,
    query: zod.GetPermissionQueryParams,
    body: undefined,
    response: zod.GetPermissionResponse,
  },
  getWhitelabel: {
    header: zod.GetWhitelabelHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetWhitelabelResponse,
  },
  getJwks: {
    header: zod.GetJwksHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetJwksResponse,
  },
  getDomainRoute: {
    header: zod.GetDomainRouteHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetDomainRouteResponse,
  },
  getRouters: {
    header: zod.GetRoutersHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetRoutersResponse,
  },
  listCountryCodes: {
    header: zod.ListCountryCodesHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.ListCountryCodesResponse,
  },
  getRegisterSettings: {
    header: zod.GetRegisterSettingsHeader,
    params: undefined,
    query: undefined,
    body: undefined,
    response: zod.GetRegisterSettingsResponse,
  },
};

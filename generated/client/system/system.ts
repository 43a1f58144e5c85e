/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ErrorEnvelope,
  ForbiddenResponse,
  GetDomainRouteResponse,
  GetJwksResponse,
  GetPermissionParams,
  GetPermissionResponse,
  GetRegisterSettingsResponse,
  GetRoutersResponse,
  GetSystemStatusResponse,
  GetWhitelabelResponse,
  ListCountryCodesResponse,
  SystemErrorResponse,
  TooManyRequestsResponse,
  UnavailableResponse,
  ValidationFailedResponse
} from '../../model/index.ts';

import { http } from '../../../src/portal/api/http.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Whether the site is open to this visitor. Asked at start and before anything else is shown; answered also during
 * maintenance and to restricted places, with status 200, so that the portal can explain.
 * @summary Tell the state of the site
 */
export const getSystemStatus = (

 signal?: AbortSignal
) => {


      return http<GetSystemStatusResponse>(
      {url: `/wps/system/status`, method: 'GET', signal
    },
      );
    }




export const getGetSystemStatusQueryKey = () => {
    return [
    `/wps/system/status`
    ] as const;
    }


export const getGetSystemStatusQueryOptions = <TData = Awaited<ReturnType<typeof getSystemStatus>>, TError = ValidationFailedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemStatus>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSystemStatusQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSystemStatus>>> = ({ signal }) => getSystemStatus(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSystemStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSystemStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getSystemStatus>>>
export type GetSystemStatusQueryError = ValidationFailedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetSystemStatus<TData = Awaited<ReturnType<typeof getSystemStatus>>, TError = ValidationFailedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSystemStatus>>,
          TError,
          Awaited<ReturnType<typeof getSystemStatus>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSystemStatus<TData = Awaited<ReturnType<typeof getSystemStatus>>, TError = ValidationFailedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSystemStatus>>,
          TError,
          Awaited<ReturnType<typeof getSystemStatus>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSystemStatus<TData = Awaited<ReturnType<typeof getSystemStatus>>, TError = ValidationFailedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the state of the site
 */

export function useGetSystemStatus<TData = Awaited<ReturnType<typeof getSystemStatus>>, TError = ValidationFailedResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSystemStatus>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSystemStatusQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The brand, its switches, registration rules, links and settings, and the visitor's place. `url` names the host that the
 * portal was opened at; a host that the brand does not list is refused with 403 `invalid_domain`. Answered also during
 * maintenance and to restricted places. `maintenance` and `regionRestriction` can only make `getSystemStatus` stricter.
 * @summary Tell the site and its rules
 */
export const getPermission = (
    params?: GetPermissionParams,
 signal?: AbortSignal
) => {


      return http<GetPermissionResponse>(
      {url: `/wps/system/permission`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetPermissionQueryKey = (params?: GetPermissionParams,) => {
    return [
    `/wps/system/permission`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPermissionQueryOptions = <TData = Awaited<ReturnType<typeof getPermission>>, TError = ValidationFailedResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: GetPermissionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermission>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPermissionQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPermission>>> = ({ signal }) => getPermission(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPermission>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPermissionQueryResult = NonNullable<Awaited<ReturnType<typeof getPermission>>>
export type GetPermissionQueryError = ValidationFailedResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetPermission<TData = Awaited<ReturnType<typeof getPermission>>, TError = ValidationFailedResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  GetPermissionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermission>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPermission>>,
          TError,
          Awaited<ReturnType<typeof getPermission>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPermission<TData = Awaited<ReturnType<typeof getPermission>>, TError = ValidationFailedResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetPermissionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermission>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPermission>>,
          TError,
          Awaited<ReturnType<typeof getPermission>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPermission<TData = Awaited<ReturnType<typeof getPermission>>, TError = ValidationFailedResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetPermissionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermission>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the site and its rules
 */

export function useGetPermission<TData = Awaited<ReturnType<typeof getPermission>>, TError = ValidationFailedResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetPermissionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermission>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPermissionQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The same tree as in the permission payload, for systems that need nothing else. A node is on when `enabled` is `'1'`.
 * @summary Tell the brand's switches
 */
export const getWhitelabel = (

 signal?: AbortSignal
) => {


      return http<GetWhitelabelResponse>(
      {url: `/wps/system/whitelabel`, method: 'GET', signal
    },
      );
    }




export const getGetWhitelabelQueryKey = () => {
    return [
    `/wps/system/whitelabel`
    ] as const;
    }


export const getGetWhitelabelQueryOptions = <TData = Awaited<ReturnType<typeof getWhitelabel>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWhitelabel>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWhitelabelQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWhitelabel>>> = ({ signal }) => getWhitelabel(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWhitelabel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWhitelabelQueryResult = NonNullable<Awaited<ReturnType<typeof getWhitelabel>>>
export type GetWhitelabelQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetWhitelabel<TData = Awaited<ReturnType<typeof getWhitelabel>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWhitelabel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWhitelabel>>,
          TError,
          Awaited<ReturnType<typeof getWhitelabel>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWhitelabel<TData = Awaited<ReturnType<typeof getWhitelabel>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWhitelabel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWhitelabel>>,
          TError,
          Awaited<ReturnType<typeof getWhitelabel>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWhitelabel<TData = Awaited<ReturnType<typeof getWhitelabel>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWhitelabel>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the brand's switches
 */

export function useGetWhitelabel<TData = Awaited<ReturnType<typeof getWhitelabel>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWhitelabel>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWhitelabelQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The public keys to which the bodies of (E) operations are encrypted. The first is to be used; the others are still
 * opened. May be kept for 5 minutes.
 * @summary Tell the keys for encrypted bodies
 */
export const getJwks = (

 signal?: AbortSignal
) => {


      return http<GetJwksResponse>(
      {url: `/wps/system/jwks`, method: 'GET', signal
    },
      );
    }




export const getGetJwksQueryKey = () => {
    return [
    `/wps/system/jwks`
    ] as const;
    }


export const getGetJwksQueryOptions = <TData = Awaited<ReturnType<typeof getJwks>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJwks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetJwksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getJwks>>> = ({ signal }) => getJwks(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getJwks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetJwksQueryResult = NonNullable<Awaited<ReturnType<typeof getJwks>>>
export type GetJwksQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetJwks<TData = Awaited<ReturnType<typeof getJwks>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJwks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getJwks>>,
          TError,
          Awaited<ReturnType<typeof getJwks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetJwks<TData = Awaited<ReturnType<typeof getJwks>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJwks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getJwks>>,
          TError,
          Awaited<ReturnType<typeof getJwks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetJwks<TData = Awaited<ReturnType<typeof getJwks>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJwks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the keys for encrypted bodies
 */

export function useGetJwks<TData = Awaited<ReturnType<typeof getJwks>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getJwks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetJwksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The domains at which the brand's site answers for the visitor's place, in the order in which they should be tried; the
 * first is the one to recommend. A domain that is blocked for the place or out of service is left out, so the list may
 * differ from that of `getRouters`. Answered also during maintenance and to restricted places.
 * @summary Tell the domains that serve this visitor
 */
export const getDomainRoute = (

 signal?: AbortSignal
) => {


      return http<GetDomainRouteResponse>(
      {url: `/wps/system/domainRoute`, method: 'GET', signal
    },
      );
    }




export const getGetDomainRouteQueryKey = () => {
    return [
    `/wps/system/domainRoute`
    ] as const;
    }


export const getGetDomainRouteQueryOptions = <TData = Awaited<ReturnType<typeof getDomainRoute>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDomainRoute>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDomainRouteQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDomainRoute>>> = ({ signal }) => getDomainRoute(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDomainRoute>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDomainRouteQueryResult = NonNullable<Awaited<ReturnType<typeof getDomainRoute>>>
export type GetDomainRouteQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetDomainRoute<TData = Awaited<ReturnType<typeof getDomainRoute>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDomainRoute>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDomainRoute>>,
          TError,
          Awaited<ReturnType<typeof getDomainRoute>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDomainRoute<TData = Awaited<ReturnType<typeof getDomainRoute>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDomainRoute>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDomainRoute>>,
          TError,
          Awaited<ReturnType<typeof getDomainRoute>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDomainRoute<TData = Awaited<ReturnType<typeof getDomainRoute>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDomainRoute>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the domains that serve this visitor
 */

export function useGetDomainRoute<TData = Awaited<ReturnType<typeof getDomainRoute>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDomainRoute>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDomainRouteQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every domain of the brand, whatever the place, and its links out of the site by type, at most one of a type. The portal
 * keeps the answer as session key `routers`, also after a logout: with it other domains can be offered when this one
 * fails. May be kept for 5 minutes. Answered also during maintenance and to restricted places.
 * @summary Tell all domains and links of the brand
 */
export const getRouters = (

 signal?: AbortSignal
) => {


      return http<GetRoutersResponse>(
      {url: `/wps/relay/MCSFE_routers`, method: 'GET', signal
    },
      );
    }




export const getGetRoutersQueryKey = () => {
    return [
    `/wps/relay/MCSFE_routers`
    ] as const;
    }


export const getGetRoutersQueryOptions = <TData = Awaited<ReturnType<typeof getRouters>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRouters>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRoutersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRouters>>> = ({ signal }) => getRouters(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRouters>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRoutersQueryResult = NonNullable<Awaited<ReturnType<typeof getRouters>>>
export type GetRoutersQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetRouters<TData = Awaited<ReturnType<typeof getRouters>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRouters>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRouters>>,
          TError,
          Awaited<ReturnType<typeof getRouters>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRouters<TData = Awaited<ReturnType<typeof getRouters>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRouters>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRouters>>,
          TError,
          Awaited<ReturnType<typeof getRouters>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRouters<TData = Awaited<ReturnType<typeof getRouters>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRouters>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell all domains and links of the brand
 */

export function useGetRouters<TData = Awaited<ReturnType<typeof getRouters>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRouters>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRoutersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The countries whose mobile numbers this brand takes, for login, registration and password by phone; a number of any
 * other country is `mobile_number_invalid` there. They stand in the brand's order, for every visitor the same.
 * Without a choice the first holds.
 * @summary List the countries whose numbers are admitted
 */
export const listCountryCodes = (

 signal?: AbortSignal
) => {


      return http<ListCountryCodesResponse>(
      {url: `/wps/relay/MCSFE_getCountryCode`, method: 'GET', signal
    },
      );
    }




export const getListCountryCodesQueryKey = () => {
    return [
    `/wps/relay/MCSFE_getCountryCode`
    ] as const;
    }


export const getListCountryCodesQueryOptions = <TData = Awaited<ReturnType<typeof listCountryCodes>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryCodes>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountryCodesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountryCodes>>> = ({ signal }) => listCountryCodes(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCountryCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCountryCodesQueryResult = NonNullable<Awaited<ReturnType<typeof listCountryCodes>>>
export type ListCountryCodesQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListCountryCodes<TData = Awaited<ReturnType<typeof listCountryCodes>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryCodes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountryCodes>>,
          TError,
          Awaited<ReturnType<typeof listCountryCodes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountryCodes<TData = Awaited<ReturnType<typeof listCountryCodes>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryCodes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountryCodes>>,
          TError,
          Awaited<ReturnType<typeof listCountryCodes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountryCodes<TData = Awaited<ReturnType<typeof listCountryCodes>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryCodes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the countries whose numbers are admitted
 */

export function useListCountryCodes<TData = Awaited<ReturnType<typeof listCountryCodes>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountryCodes>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountryCodesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All that a registration form needs: the tabs in order with what each asks for, the rule of every field of the
 * registration user, who sends the codes, the agreement, and the amount that the page names. Every field has its rule; one
 * that is off (`enabled: false`) is neither shown nor sent. The server enforces each rule at registration, and those of
 * username, password, e-mail and mobile number also where these are changed. Asked again whenever a form opens.
 *
 * **patternId** names a pattern and the message `reg_pattern_{patternId}`: 1 length range, 2 a letter, then letters and
 * digits, 3 letters and digits, 4 digits, 5 at least one upper-case letter, 6 English letters and spaces, 7 no spaces, 8
 * yyyy-MM-dd, 9 MM-dd-yyyy, 10 full name separated by space, 11 e-mail, 12 mobile number, 13 lower-case letters and
 * digits, 14 upper-case letters and digits, 15 letters, digits and underscore, 16 at least one letter and one digit, 17
 * lower-case, upper-case and digit each at least once, 18 at least one special character, 19 letters of any language and
 * spaces, 20 no special characters, 21 messenger handle, 22 identity number (9 or 12 digits). Length, pattern and
 * `acceptedPattern` must all hold.
 *
 * **Tabs.** `username` is there with `USERNAMEREG3`, `mobile` with `MOBILENUMREG3`, none without `DIRECTREG3`.
 * `verificationCode` follows `REGMOBVERF3`, `password` of tab `mobile` follows `MOBILENUMPASSREG3`, `captcha` follows
 * `info.settings.captcha.register`.
 * @summary Tell how one registers
 */
export const getRegisterSettings = (

 signal?: AbortSignal
) => {


      return http<GetRegisterSettingsResponse>(
      {url: `/wps/system/setting/register`, method: 'GET', signal
    },
      );
    }




export const getGetRegisterSettingsQueryKey = () => {
    return [
    `/wps/system/setting/register`
    ] as const;
    }


export const getGetRegisterSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getRegisterSettings>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisterSettings>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRegisterSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRegisterSettings>>> = ({ signal }) => getRegisterSettings(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRegisterSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRegisterSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getRegisterSettings>>>
export type GetRegisterSettingsQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetRegisterSettings<TData = Awaited<ReturnType<typeof getRegisterSettings>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisterSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegisterSettings>>,
          TError,
          Awaited<ReturnType<typeof getRegisterSettings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegisterSettings<TData = Awaited<ReturnType<typeof getRegisterSettings>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisterSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegisterSettings>>,
          TError,
          Awaited<ReturnType<typeof getRegisterSettings>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegisterSettings<TData = Awaited<ReturnType<typeof getRegisterSettings>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisterSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell how one registers
 */

export function useGetRegisterSettings<TData = Awaited<ReturnType<typeof getRegisterSettings>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisterSettings>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRegisterSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







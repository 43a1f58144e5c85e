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
  ForbiddenResponse,
  GetJwksResponse,
  GetPermissionParams,
  GetPermissionResponse,
  GetSystemStatusResponse,
  GetWhitelabelResponse,
  SystemErrorResponse,
  TooManyRequestsResponse,
  UnavailableResponse,
  ValidationFailedResponse
} from '../model/index.ts';

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


export const getGetPermissionQueryOptions = <TData = Awaited<ReturnType<typeof getPermission>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: GetPermissionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermission>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPermissionQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPermission>>> = ({ signal }) => getPermission(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPermission>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPermissionQueryResult = NonNullable<Awaited<ReturnType<typeof getPermission>>>
export type GetPermissionQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetPermission<TData = Awaited<ReturnType<typeof getPermission>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  GetPermissionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermission>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPermission>>,
          TError,
          Awaited<ReturnType<typeof getPermission>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPermission<TData = Awaited<ReturnType<typeof getPermission>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetPermissionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermission>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPermission>>,
          TError,
          Awaited<ReturnType<typeof getPermission>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPermission<TData = Awaited<ReturnType<typeof getPermission>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetPermissionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPermission>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the site and its rules
 */

export function useGetPermission<TData = Awaited<ReturnType<typeof getPermission>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
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







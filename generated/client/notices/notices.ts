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
  ListAnnouncementsParams,
  ListAnnouncementsResponse,
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
 * What the site has to say, in the language of the request. Execution `B` means before and after login.
 * @summary List banners and announcements
 */
export const listAnnouncements = (
    params?: ListAnnouncementsParams,
 signal?: AbortSignal
) => {


      return http<ListAnnouncementsResponse>(
      {url: `/wps/relay/MCSFE_announcements`, method: 'GET',
        params, signal
    },
      );
    }




export const getListAnnouncementsQueryKey = (params?: ListAnnouncementsParams,) => {
    return [
    `/wps/relay/MCSFE_announcements`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAnnouncementsQueryOptions = <TData = Awaited<ReturnType<typeof listAnnouncements>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListAnnouncementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnnouncements>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAnnouncementsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAnnouncements>>> = ({ signal }) => listAnnouncements(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAnnouncements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAnnouncementsQueryResult = NonNullable<Awaited<ReturnType<typeof listAnnouncements>>>
export type ListAnnouncementsQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListAnnouncements<TData = Awaited<ReturnType<typeof listAnnouncements>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListAnnouncementsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnnouncements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAnnouncements>>,
          TError,
          Awaited<ReturnType<typeof listAnnouncements>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAnnouncements<TData = Awaited<ReturnType<typeof listAnnouncements>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListAnnouncementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnnouncements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAnnouncements>>,
          TError,
          Awaited<ReturnType<typeof listAnnouncements>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAnnouncements<TData = Awaited<ReturnType<typeof listAnnouncements>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListAnnouncementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnnouncements>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List banners and announcements
 */

export function useListAnnouncements<TData = Awaited<ReturnType<typeof listAnnouncements>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListAnnouncementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnnouncements>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAnnouncementsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







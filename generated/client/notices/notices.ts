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
  GetAnnouncementParams,
  GetAnnouncementResponse,
  ListAnnouncementPageParams,
  ListAnnouncementPageResponse,
  ListAnnouncementsParams,
  ListAnnouncementsResponse,
  NotFoundResponse,
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






/**
 * The announcements of type PL that are shown now, the newest first, 9 a page unless asked otherwise, in the
 * language of the request. Scheduled, ended and withdrawn ones are missing. A page beyond the last is empty.
 * @summary List the announcements page by page
 */
export const listAnnouncementPage = (
    params?: ListAnnouncementPageParams,
 signal?: AbortSignal
) => {


      return http<ListAnnouncementPageResponse>(
      {url: `/wps/relay/MCSFE_announcementList`, method: 'GET',
        params, signal
    },
      );
    }




export const getListAnnouncementPageQueryKey = (params?: ListAnnouncementPageParams,) => {
    return [
    `/wps/relay/MCSFE_announcementList`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAnnouncementPageQueryOptions = <TData = Awaited<ReturnType<typeof listAnnouncementPage>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListAnnouncementPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnnouncementPage>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAnnouncementPageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAnnouncementPage>>> = ({ signal }) => listAnnouncementPage(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAnnouncementPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAnnouncementPageQueryResult = NonNullable<Awaited<ReturnType<typeof listAnnouncementPage>>>
export type ListAnnouncementPageQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListAnnouncementPage<TData = Awaited<ReturnType<typeof listAnnouncementPage>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListAnnouncementPageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnnouncementPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAnnouncementPage>>,
          TError,
          Awaited<ReturnType<typeof listAnnouncementPage>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAnnouncementPage<TData = Awaited<ReturnType<typeof listAnnouncementPage>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListAnnouncementPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnnouncementPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAnnouncementPage>>,
          TError,
          Awaited<ReturnType<typeof listAnnouncementPage>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAnnouncementPage<TData = Awaited<ReturnType<typeof listAnnouncementPage>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListAnnouncementPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnnouncementPage>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the announcements page by page
 */

export function useListAnnouncementPage<TData = Awaited<ReturnType<typeof listAnnouncementPage>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListAnnouncementPageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAnnouncementPage>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAnnouncementPageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The whole of an announcement of type PL, PU, PR or H in the language of the request. One that is not shown now
 * (scheduled, ended, withdrawn) is 404, as is a banner. The HTML was cleaned when it was stored; the portal cleans
 * it again.
 * @summary Tell one announcement
 */
export const getAnnouncement = (
    params: GetAnnouncementParams,
 signal?: AbortSignal
) => {


      return http<GetAnnouncementResponse>(
      {url: `/wps/relay/MCSFE_announcementDetail`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetAnnouncementQueryKey = (params?: GetAnnouncementParams,) => {
    return [
    `/wps/relay/MCSFE_announcementDetail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetAnnouncementQueryOptions = <TData = Awaited<ReturnType<typeof getAnnouncement>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: GetAnnouncementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAnnouncementQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAnnouncement>>> = ({ signal }) => getAnnouncement(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAnnouncementQueryResult = NonNullable<Awaited<ReturnType<typeof getAnnouncement>>>
export type GetAnnouncementQueryError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetAnnouncement<TData = Awaited<ReturnType<typeof getAnnouncement>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetAnnouncementParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnnouncement>>,
          TError,
          Awaited<ReturnType<typeof getAnnouncement>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnnouncement<TData = Awaited<ReturnType<typeof getAnnouncement>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetAnnouncementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAnnouncement>>,
          TError,
          Awaited<ReturnType<typeof getAnnouncement>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAnnouncement<TData = Awaited<ReturnType<typeof getAnnouncement>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetAnnouncementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell one announcement
 */

export function useGetAnnouncement<TData = Awaited<ReturnType<typeof getAnnouncement>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetAnnouncementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAnnouncement>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAnnouncementQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







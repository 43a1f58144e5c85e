/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useInfiniteQuery,
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AddFavouriteResponse,
  FavouritePayload,
  ForbiddenResponse,
  ListFavouriteIdsResponse,
  ListFavouritesParams,
  ListFavouritesResponse,
  ListGamesParams,
  ListGamesResponse,
  ListHotGamesParams,
  ListHotGamesResponse,
  ListVendorTypesResponse,
  ListVendorsParams,
  ListVendorsResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RemoveFavouriteResponse,
  SystemErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
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
 * The categories of the menu. Sports vendors that are on the brand's list of e-sports providers stand under `ESPORTS`.
 * @summary List the categories that have vendors
 */
export const listVendorTypes = (

 signal?: AbortSignal
) => {


      return http<ListVendorTypesResponse>(
      {url: `/wps/relay/GCSGAME_vendorTypes`, method: 'GET', signal
    },
      );
    }




export const getListVendorTypesQueryKey = () => {
    return [
    `/wps/relay/GCSGAME_vendorTypes`
    ] as const;
    }


export const getListVendorTypesQueryOptions = <TData = Awaited<ReturnType<typeof listVendorTypes>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorTypes>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVendorTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVendorTypes>>> = ({ signal }) => listVendorTypes(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVendorTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVendorTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listVendorTypes>>>
export type ListVendorTypesQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListVendorTypes<TData = Awaited<ReturnType<typeof listVendorTypes>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVendorTypes>>,
          TError,
          Awaited<ReturnType<typeof listVendorTypes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVendorTypes<TData = Awaited<ReturnType<typeof listVendorTypes>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVendorTypes>>,
          TError,
          Awaited<ReturnType<typeof listVendorTypes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVendorTypes<TData = Awaited<ReturnType<typeof listVendorTypes>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorTypes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the categories that have vendors
 */

export function useListVendorTypes<TData = Awaited<ReturnType<typeof listVendorTypes>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorTypes>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVendorTypesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One lane for each category that has vendors, its cards with hot vendors first.
 * @summary List the vendors by category
 */
export const listVendors = (
    params?: ListVendorsParams,
 signal?: AbortSignal
) => {


      return http<ListVendorsResponse>(
      {url: `/wps/relay/GCSGAME_vendors`, method: 'GET',
        params, signal
    },
      );
    }




export const getListVendorsQueryKey = (params?: ListVendorsParams,) => {
    return [
    `/wps/relay/GCSGAME_vendors`, ...(params ? [params] : [])
    ] as const;
    }


export const getListVendorsQueryOptions = <TData = Awaited<ReturnType<typeof listVendors>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendors>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVendorsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVendors>>> = ({ signal }) => listVendors(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVendors>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVendorsQueryResult = NonNullable<Awaited<ReturnType<typeof listVendors>>>
export type ListVendorsQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListVendors<TData = Awaited<ReturnType<typeof listVendors>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListVendorsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendors>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVendors>>,
          TError,
          Awaited<ReturnType<typeof listVendors>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVendors<TData = Awaited<ReturnType<typeof listVendors>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendors>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVendors>>,
          TError,
          Awaited<ReturnType<typeof listVendors>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVendors<TData = Awaited<ReturnType<typeof listVendors>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendors>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the vendors by category
 */

export function useListVendors<TData = Awaited<ReturnType<typeof listVendors>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListVendorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendors>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVendorsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A page of the games of one category, narrowed by every filter that is given, the most played first. `gameName` finds
 * games whose name contains the words in any order, whatever the case and the accents. A page beyond the last is empty.
 * @summary List the games of a category
 */
export const listGames = (
    params: ListGamesParams,
 signal?: AbortSignal
) => {


      return http<ListGamesResponse>(
      {url: `/wps/relay/GCSGAME_gameList`, method: 'GET',
        params, signal
    },
      );
    }




export const getListGamesInfiniteQueryKey = (params?: ListGamesParams,) => {
    return [
    'infinite', `/wps/relay/GCSGAME_gameList`, ...(params ? [params] : [])
    ] as const;
    }

export const getListGamesQueryKey = (params?: ListGamesParams,) => {
    return [
    `/wps/relay/GCSGAME_gameList`, ...(params ? [params] : [])
    ] as const;
    }


export const getListGamesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listGames>>, ListGamesParams['pageNo']>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: ListGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData, QueryKey, ListGamesParams['pageNo']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGames>>, QueryKey, ListGamesParams['pageNo']> = ({ signal, pageParam }) => listGames({...params, 'pageNo': pageParam ?? params?.['pageNo']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData, QueryKey, ListGamesParams['pageNo']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGamesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listGames>>>
export type ListGamesInfiniteQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGames>>, ListGamesParams['pageNo']>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListGamesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData, QueryKey, ListGamesParams['pageNo']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGames>>, ListGamesParams['pageNo']>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData, QueryKey, ListGamesParams['pageNo']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGames>>, ListGamesParams['pageNo']>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData, QueryKey, ListGamesParams['pageNo']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the games of a category
 */

export function useListGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGames>>, ListGamesParams['pageNo']>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData, QueryKey, ListGamesParams['pageNo']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListGamesQueryOptions = <TData = Awaited<ReturnType<typeof listGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGames>>> = ({ signal }) => listGames(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listGames>>>
export type ListGamesQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the games of a category
 */

export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * At most 28 games that are marked as hot, over all categories or those of one vendor, the most played first.
 * @summary List the hot games
 */
export const listHotGames = (
    params?: ListHotGamesParams,
 signal?: AbortSignal
) => {


      return http<ListHotGamesResponse>(
      {url: `/wps/relay/GCSGAME_hotGames`, method: 'GET',
        params, signal
    },
      );
    }




export const getListHotGamesQueryKey = (params?: ListHotGamesParams,) => {
    return [
    `/wps/relay/GCSGAME_hotGames`, ...(params ? [params] : [])
    ] as const;
    }


export const getListHotGamesQueryOptions = <TData = Awaited<ReturnType<typeof listHotGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHotGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHotGames>>> = ({ signal }) => listHotGames(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHotGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listHotGames>>>
export type ListHotGamesQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListHotGames<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListHotGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotGames>>,
          TError,
          Awaited<ReturnType<typeof listHotGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotGames<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotGames>>,
          TError,
          Awaited<ReturnType<typeof listHotGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotGames<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the hot games
 */

export function useListHotGames<TData = Awaited<ReturnType<typeof listHotGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListHotGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotGames>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHotGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The favourites of the member of the session. Trial accounts have none: 403 `in_need_true_account`.
 * @summary List the ids of the favourites
 */
export const listFavouriteIds = (

 signal?: AbortSignal
) => {


      return http<ListFavouriteIdsResponse>(
      {url: `/wps/relay/GCSGAME_favouriteIds`, method: 'GET', signal
    },
      );
    }




export const getListFavouriteIdsQueryKey = () => {
    return [
    `/wps/relay/GCSGAME_favouriteIds`
    ] as const;
    }


export const getListFavouriteIdsQueryOptions = <TData = Awaited<ReturnType<typeof listFavouriteIds>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavouriteIds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavouriteIdsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavouriteIds>>> = ({ signal }) => listFavouriteIds(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFavouriteIds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavouriteIdsQueryResult = NonNullable<Awaited<ReturnType<typeof listFavouriteIds>>>
export type ListFavouriteIdsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListFavouriteIds<TData = Awaited<ReturnType<typeof listFavouriteIds>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavouriteIds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavouriteIds>>,
          TError,
          Awaited<ReturnType<typeof listFavouriteIds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavouriteIds<TData = Awaited<ReturnType<typeof listFavouriteIds>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavouriteIds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavouriteIds>>,
          TError,
          Awaited<ReturnType<typeof listFavouriteIds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavouriteIds<TData = Awaited<ReturnType<typeof listFavouriteIds>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavouriteIds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the ids of the favourites
 */

export function useListFavouriteIds<TData = Awaited<ReturnType<typeof listFavouriteIds>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavouriteIds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavouriteIdsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A page of the favourite games of the member of the session, the newest first.
 * @summary List the favourites
 */
export const listFavourites = (
    params?: ListFavouritesParams,
 signal?: AbortSignal
) => {


      return http<ListFavouritesResponse>(
      {url: `/wps/relay/GCSGAME_favouriteList`, method: 'GET',
        params, signal
    },
      );
    }




export const getListFavouritesInfiniteQueryKey = (params?: ListFavouritesParams,) => {
    return [
    'infinite', `/wps/relay/GCSGAME_favouriteList`, ...(params ? [params] : [])
    ] as const;
    }

export const getListFavouritesQueryKey = (params?: ListFavouritesParams,) => {
    return [
    `/wps/relay/GCSGAME_favouriteList`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFavouritesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listFavourites>>, ListFavouritesParams['pageNo']>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListFavouritesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData, QueryKey, ListFavouritesParams['pageNo']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavouritesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavourites>>, QueryKey, ListFavouritesParams['pageNo']> = ({ signal, pageParam }) => listFavourites({...params, 'pageNo': pageParam ?? params?.['pageNo']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData, QueryKey, ListFavouritesParams['pageNo']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavouritesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listFavourites>>>
export type ListFavouritesInfiniteQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListFavouritesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavourites>>, ListFavouritesParams['pageNo']>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListFavouritesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData, QueryKey, ListFavouritesParams['pageNo']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavourites>>,
          TError,
          Awaited<ReturnType<typeof listFavourites>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavouritesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavourites>>, ListFavouritesParams['pageNo']>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListFavouritesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData, QueryKey, ListFavouritesParams['pageNo']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavourites>>,
          TError,
          Awaited<ReturnType<typeof listFavourites>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavouritesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavourites>>, ListFavouritesParams['pageNo']>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListFavouritesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData, QueryKey, ListFavouritesParams['pageNo']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the favourites
 */

export function useListFavouritesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavourites>>, ListFavouritesParams['pageNo']>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListFavouritesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData, QueryKey, ListFavouritesParams['pageNo']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavouritesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListFavouritesQueryOptions = <TData = Awaited<ReturnType<typeof listFavourites>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListFavouritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavouritesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavourites>>> = ({ signal }) => listFavourites(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavouritesQueryResult = NonNullable<Awaited<ReturnType<typeof listFavourites>>>
export type ListFavouritesQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListFavouritesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavourites>>,
          TError,
          Awaited<ReturnType<typeof listFavourites>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListFavouritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavourites>>,
          TError,
          Awaited<ReturnType<typeof listFavourites>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListFavouritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the favourites
 */

export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListFavouritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavouritesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Adds the game to the favourites of the member of the session and answers all of them; adding it again changes nothing.
 * A game that does not exist, or not with this vendor and category, is 404.
 * @summary Make a game a favourite
 */
export const addFavourite = (
    favouritePayload: FavouritePayload,
 signal?: AbortSignal
) => {


      return http<AddFavouriteResponse>(
      {url: `/wps/relay/GCSGAME_addFavourite`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: favouritePayload, signal
    },
      );
    }




export const getAddFavouriteMutationKey = () => ['addFavourite'] as const;

export const getAddFavouriteMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavourite>>, TError,AddFavouriteMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addFavourite>>, TError,AddFavouriteMutationVariables, TContext> => {

const mutationKey = getAddFavouriteMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addFavourite>>, AddFavouriteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addFavourite(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddFavouriteMutationResult = NonNullable<Awaited<ReturnType<typeof addFavourite>>>
    export type AddFavouriteMutationBody = FavouritePayload
    export type AddFavouriteMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type AddFavouriteMutationVariables = {data: FavouritePayload}

    /**
 * @summary Make a game a favourite
 */
export const useAddFavourite = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavourite>>, TError,AddFavouriteMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addFavourite>>,
        TError,
        AddFavouriteMutationVariables,
        TContext
      > => {
      return useMutation(getAddFavouriteMutationOptions(options), queryClient);
    }
    /**
 * Removes the game from the favourites of the member of the session and answers the rest; removing it again changes nothing.
 * @summary Take a game off the favourites
 */
export const removeFavourite = (
    favouritePayload: FavouritePayload,
 signal?: AbortSignal
) => {


      return http<RemoveFavouriteResponse>(
      {url: `/wps/relay/GCSGAME_removeFavourite`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: favouritePayload, signal
    },
      );
    }




export const getRemoveFavouriteMutationKey = () => ['removeFavourite'] as const;

export const getRemoveFavouriteMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFavourite>>, TError,RemoveFavouriteMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeFavourite>>, TError,RemoveFavouriteMutationVariables, TContext> => {

const mutationKey = getRemoveFavouriteMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeFavourite>>, RemoveFavouriteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removeFavourite(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveFavouriteMutationResult = NonNullable<Awaited<ReturnType<typeof removeFavourite>>>
    export type RemoveFavouriteMutationBody = FavouritePayload
    export type RemoveFavouriteMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type RemoveFavouriteMutationVariables = {data: FavouritePayload}

    /**
 * @summary Take a game off the favourites
 */
export const useRemoveFavourite = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFavourite>>, TError,RemoveFavouriteMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeFavourite>>,
        TError,
        RemoveFavouriteMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveFavouriteMutationOptions(options), queryClient);
    }

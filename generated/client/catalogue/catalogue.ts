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
  ErrorEnvelope,
  FavouritePayload,
  ForbiddenResponse,
  LaunchGameResponse,
  LaunchPayload,
  ListFavouriteIdsResponse,
  ListFavouritesParams,
  ListFavouritesResponse,
  ListGameMenusParams,
  ListGameMenusResponse,
  ListGamesParams,
  ListGamesResponse,
  ListHotGamesParams,
  ListHotGamesResponse,
  ListNewGamesParams,
  ListNewGamesResponse,
  ListPopularGamesParams,
  ListPopularGamesResponse,
  ListPvpRoomsParams,
  ListPvpRoomsResponse,
  ListRecentGamesParams,
  ListRecentGamesResponse,
  ListVendorTypesResponse,
  ListVendorsParams,
  ListVendorsResponse,
  ListWinnerRankParams,
  ListWinnerRankResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RemoveFavouriteResponse,
  SearchGamesParams,
  SearchGamesResponse,
  SystemErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
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
 * Members who bet on a game within the last seven days move it up, within ten minutes; trial accounts do not.
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
    /**
 * The games that the member of the session has launched or bet on in the last 90 days, each once, the one played last first.
 * Games that have left the catalogue are missing. Trial accounts have none: 403 `in_need_true_account`.
 * @summary List the games played last
 */
export const listRecentGames = (
    params?: ListRecentGamesParams,
 signal?: AbortSignal
) => {


      return http<ListRecentGamesResponse>(
      {url: `/wps/relay/GCS_recentGame`, method: 'GET',
        params, signal
    },
      );
    }




export const getListRecentGamesInfiniteQueryKey = (params?: ListRecentGamesParams,) => {
    return [
    'infinite', `/wps/relay/GCS_recentGame`, ...(params ? [params] : [])
    ] as const;
    }

export const getListRecentGamesQueryKey = (params?: ListRecentGamesParams,) => {
    return [
    `/wps/relay/GCS_recentGame`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRecentGamesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listRecentGames>>, ListRecentGamesParams['pageNo']>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListRecentGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData, QueryKey, ListRecentGamesParams['pageNo']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecentGamesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecentGames>>, QueryKey, ListRecentGamesParams['pageNo']> = ({ signal, pageParam }) => listRecentGames({...params, 'pageNo': pageParam ?? params?.['pageNo']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData, QueryKey, ListRecentGamesParams['pageNo']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecentGamesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listRecentGames>>>
export type ListRecentGamesInfiniteQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListRecentGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRecentGames>>, ListRecentGamesParams['pageNo']>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListRecentGamesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData, QueryKey, ListRecentGamesParams['pageNo']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecentGames>>,
          TError,
          Awaited<ReturnType<typeof listRecentGames>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRecentGames>>, ListRecentGamesParams['pageNo']>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRecentGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData, QueryKey, ListRecentGamesParams['pageNo']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecentGames>>,
          TError,
          Awaited<ReturnType<typeof listRecentGames>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRecentGames>>, ListRecentGamesParams['pageNo']>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRecentGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData, QueryKey, ListRecentGamesParams['pageNo']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the games played last
 */

export function useListRecentGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRecentGames>>, ListRecentGamesParams['pageNo']>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRecentGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData, QueryKey, ListRecentGamesParams['pageNo']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecentGamesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRecentGamesQueryOptions = <TData = Awaited<ReturnType<typeof listRecentGames>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListRecentGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecentGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecentGames>>> = ({ signal }) => listRecentGames(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecentGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listRecentGames>>>
export type ListRecentGamesQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListRecentGames<TData = Awaited<ReturnType<typeof listRecentGames>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListRecentGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecentGames>>,
          TError,
          Awaited<ReturnType<typeof listRecentGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentGames<TData = Awaited<ReturnType<typeof listRecentGames>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRecentGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecentGames>>,
          TError,
          Awaited<ReturnType<typeof listRecentGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentGames<TData = Awaited<ReturnType<typeof listRecentGames>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRecentGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the games played last
 */

export function useListRecentGames<TData = Awaited<ReturnType<typeof listRecentGames>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRecentGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecentGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The games that came in the last 30 days, over all categories or those of one, the newest first.
 * @summary List the new games
 */
export const listNewGames = (
    params?: ListNewGamesParams,
 signal?: AbortSignal
) => {


      return http<ListNewGamesResponse>(
      {url: `/wps/relay/GCSGAME_newGames`, method: 'GET',
        params, signal
    },
      );
    }




export const getListNewGamesQueryKey = (params?: ListNewGamesParams,) => {
    return [
    `/wps/relay/GCSGAME_newGames`, ...(params ? [params] : [])
    ] as const;
    }


export const getListNewGamesQueryOptions = <TData = Awaited<ReturnType<typeof listNewGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListNewGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewGames>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNewGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNewGames>>> = ({ signal }) => listNewGames(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNewGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNewGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listNewGames>>>
export type ListNewGamesQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListNewGames<TData = Awaited<ReturnType<typeof listNewGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListNewGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNewGames>>,
          TError,
          Awaited<ReturnType<typeof listNewGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewGames<TData = Awaited<ReturnType<typeof listNewGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListNewGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNewGames>>,
          TError,
          Awaited<ReturnType<typeof listNewGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewGames<TData = Awaited<ReturnType<typeof listNewGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListNewGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewGames>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the new games
 */

export function useListNewGames<TData = Awaited<ReturnType<typeof listNewGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListNewGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewGames>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNewGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Finds games of all categories by the words of `keyword` and by every filter that is given. All words must be found, in the
 * name, the vendor's name or the vendor's code, in any order, as beginnings of words; case, accents and spaces do not matter
 * (`den long` finds Đèn Lồng, `saigon` finds Sài Gòn and Saigon). A word that is found nowhere is taken for a typing error: one wrong, missing, added or swapped letter is
 * forgiven from four letters on, two from eight, and `correctedKeyword` tells what was searched for. Without a keyword
 * everything is found. The facets tell how what was found spreads; each counts with all filters but its own, so that another
 * value of it can be chosen. By `relevance` entries that fit alike stand the most played first; all that are equal after that
 * stand in the order of `nodeId`. A page beyond the last is empty.
 * @summary Search all games
 */
export const searchGames = (
    params?: SearchGamesParams,
 signal?: AbortSignal
) => {


      return http<SearchGamesResponse>(
      {url: `/wps/relay/GCSGAME_search`, method: 'GET',
        params, signal
    },
      );
    }




export const getSearchGamesInfiniteQueryKey = (params?: SearchGamesParams,) => {
    return [
    'infinite', `/wps/relay/GCSGAME_search`, ...(params ? [params] : [])
    ] as const;
    }

export const getSearchGamesQueryKey = (params?: SearchGamesParams,) => {
    return [
    `/wps/relay/GCSGAME_search`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchGamesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof searchGames>>, SearchGamesParams['pageNo']>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: SearchGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchGames>>, TError, TData, QueryKey, SearchGamesParams['pageNo']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchGamesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchGames>>, QueryKey, SearchGamesParams['pageNo']> = ({ signal, pageParam }) => searchGames({...params, 'pageNo': pageParam ?? params?.['pageNo']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchGames>>, TError, TData, QueryKey, SearchGamesParams['pageNo']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchGamesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof searchGames>>>
export type SearchGamesInfiniteQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useSearchGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchGames>>, SearchGamesParams['pageNo']>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  SearchGamesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchGames>>, TError, TData, QueryKey, SearchGamesParams['pageNo']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchGames>>,
          TError,
          Awaited<ReturnType<typeof searchGames>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchGames>>, SearchGamesParams['pageNo']>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: SearchGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchGames>>, TError, TData, QueryKey, SearchGamesParams['pageNo']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchGames>>,
          TError,
          Awaited<ReturnType<typeof searchGames>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchGames>>, SearchGamesParams['pageNo']>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: SearchGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchGames>>, TError, TData, QueryKey, SearchGamesParams['pageNo']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search all games
 */

export function useSearchGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchGames>>, SearchGamesParams['pageNo']>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: SearchGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchGames>>, TError, TData, QueryKey, SearchGamesParams['pageNo']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchGamesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchGamesQueryOptions = <TData = Awaited<ReturnType<typeof searchGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: SearchGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchGames>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchGames>>> = ({ signal }) => searchGames(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchGamesQueryResult = NonNullable<Awaited<ReturnType<typeof searchGames>>>
export type SearchGamesQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useSearchGames<TData = Awaited<ReturnType<typeof searchGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  SearchGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchGames>>,
          TError,
          Awaited<ReturnType<typeof searchGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchGames<TData = Awaited<ReturnType<typeof searchGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: SearchGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchGames>>,
          TError,
          Awaited<ReturnType<typeof searchGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchGames<TData = Awaited<ReturnType<typeof searchGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: SearchGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchGames>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search all games
 */

export function useSearchGames<TData = Awaited<ReturnType<typeof searchGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: SearchGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchGames>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The wins of today, of this week (from Monday) or of this month on the brand's clock, the 1,000 highest at most, either the
 * highest or the latest first. A win is a round or bet that paid more than its stake. `rank` is always the place by amount;
 * equal amounts stand by time, the earlier first. Names are masked by the server: at most the first two and the last two
 * letters stand, and at least three stars between. Wins in play credit and those of members who do not want to be shown are
 * left out. The figures may be up to a minute old.
 * @summary List the winners
 */
export const listWinnerRank = (
    params?: ListWinnerRankParams,
 signal?: AbortSignal
) => {


      return http<ListWinnerRankResponse>(
      {url: `/wps/relay/GCSGAME_winnerRank`, method: 'GET',
        params, signal
    },
      );
    }




export const getListWinnerRankQueryKey = (params?: ListWinnerRankParams,) => {
    return [
    `/wps/relay/GCSGAME_winnerRank`, ...(params ? [params] : [])
    ] as const;
    }


export const getListWinnerRankQueryOptions = <TData = Awaited<ReturnType<typeof listWinnerRank>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListWinnerRankParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWinnerRank>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWinnerRankQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWinnerRank>>> = ({ signal }) => listWinnerRank(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWinnerRank>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWinnerRankQueryResult = NonNullable<Awaited<ReturnType<typeof listWinnerRank>>>
export type ListWinnerRankQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListWinnerRank<TData = Awaited<ReturnType<typeof listWinnerRank>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListWinnerRankParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWinnerRank>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWinnerRank>>,
          TError,
          Awaited<ReturnType<typeof listWinnerRank>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWinnerRank<TData = Awaited<ReturnType<typeof listWinnerRank>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListWinnerRankParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWinnerRank>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWinnerRank>>,
          TError,
          Awaited<ReturnType<typeof listWinnerRank>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWinnerRank<TData = Awaited<ReturnType<typeof listWinnerRank>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListWinnerRankParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWinnerRank>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the winners
 */

export function useListWinnerRank<TData = Awaited<ReturnType<typeof listWinnerRank>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListWinnerRankParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWinnerRank>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWinnerRankQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The lottery games that were bet on most in the last 7 days, of all modes or of one, at most `count`.
 * @summary List the popular lottery games
 */
export const listPopularGames = (
    params?: ListPopularGamesParams,
 signal?: AbortSignal
) => {


      return http<ListPopularGamesResponse>(
      {url: `/lgw/games/popular`, method: 'GET',
        params, signal
    },
      );
    }




export const getListPopularGamesQueryKey = (params?: ListPopularGamesParams,) => {
    return [
    `/lgw/games/popular`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPopularGamesQueryOptions = <TData = Awaited<ReturnType<typeof listPopularGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListPopularGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPopularGames>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPopularGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPopularGames>>> = ({ signal }) => listPopularGames(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPopularGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPopularGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listPopularGames>>>
export type ListPopularGamesQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListPopularGames<TData = Awaited<ReturnType<typeof listPopularGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListPopularGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPopularGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPopularGames>>,
          TError,
          Awaited<ReturnType<typeof listPopularGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPopularGames<TData = Awaited<ReturnType<typeof listPopularGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPopularGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPopularGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPopularGames>>,
          TError,
          Awaited<ReturnType<typeof listPopularGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPopularGames<TData = Awaited<ReturnType<typeof listPopularGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPopularGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPopularGames>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the popular lottery games
 */

export function useListPopularGames<TData = Awaited<ReturnType<typeof listPopularGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPopularGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPopularGames>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPopularGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The groups of the lottery with their games, those of one mode or, without `prizeMode`, of `Lott`, `ZY` and `Elott`. The
 * Vietnamese lottery has a menu of its own, `listVnGameMenus`. Times of the next draws may be up to a second old.
 * @summary List the menu of the lottery
 */
export const listGameMenus = (
    params?: ListGameMenusParams,
 signal?: AbortSignal
) => {


      return http<ListGameMenusResponse>(
      {url: `/lgw/games/game_menus`, method: 'GET',
        params, signal
    },
      );
    }




export const getListGameMenusQueryKey = (params?: ListGameMenusParams,) => {
    return [
    `/lgw/games/game_menus`, ...(params ? [params] : [])
    ] as const;
    }


export const getListGameMenusQueryOptions = <TData = Awaited<ReturnType<typeof listGameMenus>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListGameMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameMenus>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameMenusQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameMenus>>> = ({ signal }) => listGameMenus(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGameMenus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGameMenusQueryResult = NonNullable<Awaited<ReturnType<typeof listGameMenus>>>
export type ListGameMenusQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListGameMenus<TData = Awaited<ReturnType<typeof listGameMenus>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListGameMenusParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameMenus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameMenus>>,
          TError,
          Awaited<ReturnType<typeof listGameMenus>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameMenus<TData = Awaited<ReturnType<typeof listGameMenus>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListGameMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameMenus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameMenus>>,
          TError,
          Awaited<ReturnType<typeof listGameMenus>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameMenus<TData = Awaited<ReturnType<typeof listGameMenus>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListGameMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameMenus>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the menu of the lottery
 */

export function useListGameMenus<TData = Awaited<ReturnType<typeof listGameMenus>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListGameMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameMenus>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameMenusQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The rooms of the `PVP` games, of all or of one vendor or game, by game and then the lowest stake first. A room is launched
 * with its `roomId`; seats are as the vendor told them last, at most 30 seconds ago.
 * @summary List the rooms of the games between players
 */
export const listPvpRooms = (
    params?: ListPvpRoomsParams,
 signal?: AbortSignal
) => {


      return http<ListPvpRoomsResponse>(
      {url: `/wps/relay/GLS2_roomList`, method: 'GET',
        params, signal
    },
      );
    }




export const getListPvpRoomsInfiniteQueryKey = (params?: ListPvpRoomsParams,) => {
    return [
    'infinite', `/wps/relay/GLS2_roomList`, ...(params ? [params] : [])
    ] as const;
    }

export const getListPvpRoomsQueryKey = (params?: ListPvpRoomsParams,) => {
    return [
    `/wps/relay/GLS2_roomList`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPvpRoomsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPvpRooms>>, ListPvpRoomsParams['pageNo']>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListPvpRoomsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPvpRooms>>, TError, TData, QueryKey, ListPvpRoomsParams['pageNo']>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPvpRoomsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPvpRooms>>, QueryKey, ListPvpRoomsParams['pageNo']> = ({ signal, pageParam }) => listPvpRooms({...params, 'pageNo': pageParam ?? params?.['pageNo']}, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPvpRooms>>, TError, TData, QueryKey, ListPvpRoomsParams['pageNo']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPvpRoomsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPvpRooms>>>
export type ListPvpRoomsInfiniteQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListPvpRoomsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPvpRooms>>, ListPvpRoomsParams['pageNo']>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListPvpRoomsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPvpRooms>>, TError, TData, QueryKey, ListPvpRoomsParams['pageNo']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPvpRooms>>,
          TError,
          Awaited<ReturnType<typeof listPvpRooms>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPvpRoomsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPvpRooms>>, ListPvpRoomsParams['pageNo']>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPvpRoomsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPvpRooms>>, TError, TData, QueryKey, ListPvpRoomsParams['pageNo']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPvpRooms>>,
          TError,
          Awaited<ReturnType<typeof listPvpRooms>>, QueryKey
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPvpRoomsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPvpRooms>>, ListPvpRoomsParams['pageNo']>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPvpRoomsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPvpRooms>>, TError, TData, QueryKey, ListPvpRoomsParams['pageNo']>>, }
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the rooms of the games between players
 */

export function useListPvpRoomsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPvpRooms>>, ListPvpRoomsParams['pageNo']>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPvpRoomsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPvpRooms>>, TError, TData, QueryKey, ListPvpRoomsParams['pageNo']>>, }
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPvpRoomsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPvpRoomsQueryOptions = <TData = Awaited<ReturnType<typeof listPvpRooms>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListPvpRoomsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPvpRooms>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPvpRoomsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPvpRooms>>> = ({ signal }) => listPvpRooms(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPvpRooms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPvpRoomsQueryResult = NonNullable<Awaited<ReturnType<typeof listPvpRooms>>>
export type ListPvpRoomsQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListPvpRooms<TData = Awaited<ReturnType<typeof listPvpRooms>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListPvpRoomsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPvpRooms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPvpRooms>>,
          TError,
          Awaited<ReturnType<typeof listPvpRooms>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPvpRooms<TData = Awaited<ReturnType<typeof listPvpRooms>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPvpRoomsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPvpRooms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPvpRooms>>,
          TError,
          Awaited<ReturnType<typeof listPvpRooms>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPvpRooms<TData = Awaited<ReturnType<typeof listPvpRooms>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPvpRoomsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPvpRooms>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the rooms of the games between players
 */

export function useListPvpRooms<TData = Awaited<ReturnType<typeof listPvpRooms>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPvpRoomsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPvpRooms>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPvpRoomsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Makes an address under which the member of the session plays a game, a room or a vendor's lobby. `nodeId` names a game of the
 * catalogue; `gameId`, `vendor`, `gameType` and `roomId`, where sent, must be those of the same game, and `roomId` that of a
 * room of `listPvpRooms`, else it is 404. With neither
 * `gameId`, `nodeId`, `roomId` nor `gameCode` the lobby of vendor `vassalage` starts. With `launchMode` `LOTT` the game is
 * `gameCode` and the address is a page of the portal. An in-house game is a page of the portal too, under `/seamless`, which plays
 * it by the in-house operations; the lobby of `BGS` is the page of its games.
 *
 * `token` must be the token of the session and `username` its account, else it is 403 `forbidden`. The vendor is given a launch
 * token of its own, which works once, for 60 seconds, for this game only. Each call makes a new one and leaves the earlier ones
 * as they are: the same game may be opening in another window or on another device. Launching moves no money. A trial account may launch games of `BGS`, in play credit; anything else is 403
 * `in_need_true_account`. Real money asks for the player's date of birth first (422 `birthday_required`) and holds to the
 * limits the player has set (422 `play_limit_reached`). Messages and the game follow `language`, without regard to the header
 * `Language`, which the messages of errors follow.
 * @summary Launch a game
 */
export const launchGame = (
    launchPayload: LaunchPayload,
 signal?: AbortSignal
) => {


      return http<LaunchGameResponse>(
      {url: `/wps/game/launchGame`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: launchPayload, signal
    },
      );
    }




export const getLaunchGameMutationKey = () => ['launchGame'] as const;

export const getLaunchGameMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ErrorEnvelope | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof launchGame>>, TError,LaunchGameMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof launchGame>>, TError,LaunchGameMutationVariables, TContext> => {

const mutationKey = getLaunchGameMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof launchGame>>, LaunchGameMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  launchGame(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LaunchGameMutationResult = NonNullable<Awaited<ReturnType<typeof launchGame>>>
    export type LaunchGameMutationBody = LaunchPayload
    export type LaunchGameMutationError = ValidationFailedResponse | UnauthorizedResponse | ErrorEnvelope | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse
    export type LaunchGameMutationVariables = {data: LaunchPayload}

    /**
 * @summary Launch a game
 */
export const useLaunchGame = <TError = ValidationFailedResponse | UnauthorizedResponse | ErrorEnvelope | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof launchGame>>, TError,LaunchGameMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof launchGame>>,
        TError,
        LaunchGameMutationVariables,
        TContext
      > => {
      return useMutation(getLaunchGameMutationOptions(options), queryClient);
    }

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
  GetPlayerRankResponse,
  ListVipTiersResponse,
  SystemErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  ValidationFailedResponse,
  VisitorForbiddenResponse
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
 * The rank of the member of the session, its progress to the next and what it brings. Points count from valid turnover
 * alone and are checked once a day; the support of ranks above 4 is the VIP customer service.
 * @summary Tell the member's rank and progress
 */
export const getPlayerRank = (

 signal?: AbortSignal
) => {


      return http<GetPlayerRankResponse>(
      {url: `/wps/member/rank`, method: 'GET', signal
    },
      );
    }




export const getGetPlayerRankQueryKey = () => {
    return [
    `/wps/member/rank`
    ] as const;
    }


export const getGetPlayerRankQueryOptions = <TData = Awaited<ReturnType<typeof getPlayerRank>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerRank>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlayerRankQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlayerRank>>> = ({ signal }) => getPlayerRank(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlayerRank>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlayerRankQueryResult = NonNullable<Awaited<ReturnType<typeof getPlayerRank>>>
export type GetPlayerRankQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetPlayerRank<TData = Awaited<ReturnType<typeof getPlayerRank>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerRank>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayerRank>>,
          TError,
          Awaited<ReturnType<typeof getPlayerRank>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerRank<TData = Awaited<ReturnType<typeof getPlayerRank>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerRank>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayerRank>>,
          TError,
          Awaited<ReturnType<typeof getPlayerRank>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerRank<TData = Awaited<ReturnType<typeof getPlayerRank>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerRank>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the member's rank and progress
 */

export function useGetPlayerRank<TData = Awaited<ReturnType<typeof getPlayerRank>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerRank>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlayerRankQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The ranks, what reaches and keeps them, what they bring and the rules, for everybody. The operator's configuration
 * decides over all of it.
 * @summary List the VIP ranks
 */
export const listVipTiers = (

 signal?: AbortSignal
) => {


      return http<ListVipTiersResponse>(
      {url: `/wps/relay/MCSFE_vipTiers`, method: 'GET', signal
    },
      );
    }




export const getListVipTiersQueryKey = () => {
    return [
    `/wps/relay/MCSFE_vipTiers`
    ] as const;
    }


export const getListVipTiersQueryOptions = <TData = Awaited<ReturnType<typeof listVipTiers>>, TError = ValidationFailedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVipTiers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVipTiersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVipTiers>>> = ({ signal }) => listVipTiers(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVipTiers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVipTiersQueryResult = NonNullable<Awaited<ReturnType<typeof listVipTiers>>>
export type ListVipTiersQueryError = ValidationFailedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListVipTiers<TData = Awaited<ReturnType<typeof listVipTiers>>, TError = ValidationFailedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVipTiers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVipTiers>>,
          TError,
          Awaited<ReturnType<typeof listVipTiers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVipTiers<TData = Awaited<ReturnType<typeof listVipTiers>>, TError = ValidationFailedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVipTiers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVipTiers>>,
          TError,
          Awaited<ReturnType<typeof listVipTiers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVipTiers<TData = Awaited<ReturnType<typeof listVipTiers>>, TError = ValidationFailedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVipTiers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the VIP ranks
 */

export function useListVipTiers<TData = Awaited<ReturnType<typeof listVipTiers>>, TError = ValidationFailedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVipTiers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVipTiersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







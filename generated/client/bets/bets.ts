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
  GetBetResponse,
  GetProfitLossParams,
  GetProfitLossResponse,
  ListBetsParams,
  ListBetsResponse,
  NotFoundResponse,
  SystemErrorResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
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
 * The betting record of the member of the session over all games: the bets that were placed within the range, the one
 * placed last first, and the sums over all pages, also by category. Every filter that is given narrows both. At least 3
 * months are at hand. A page beyond the last is empty. Bets in play credit are not listed.
 * @summary List the bets
 */
export const listBets = (
    params?: ListBetsParams,
 signal?: AbortSignal
) => {


      return http<ListBetsResponse>(
      {url: `/wps/member/bets`, method: 'GET',
        params, signal
    },
      );
    }




export const getListBetsQueryKey = (params?: ListBetsParams,) => {
    return [
    `/wps/member/bets`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBetsQueryOptions = <TData = Awaited<ReturnType<typeof listBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBets>>> = ({ signal }) => listBets(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBetsQueryResult = NonNullable<Awaited<ReturnType<typeof listBets>>>
export type ListBetsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListBets<TData = Awaited<ReturnType<typeof listBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListBetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBets>>,
          TError,
          Awaited<ReturnType<typeof listBets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBets<TData = Awaited<ReturnType<typeof listBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBets>>,
          TError,
          Awaited<ReturnType<typeof listBets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBets<TData = Awaited<ReturnType<typeof listBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the bets
 */

export function useListBets<TData = Awaited<ReturnType<typeof listBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A bet of the member of the session with its lines, the rules and odds that it was placed under, its result and what
 * that can be checked by: for a draw the numbers and, if this server drew them, commitment and seed. A corrected result
 * shows the version that holds now; the ledger has every step.
 * @summary Tell a bet
 */
export const getBet = (
    betId: string,
 signal?: AbortSignal
) => {


      return http<GetBetResponse>(
      {url: `/wps/member/bets/${betId}`, method: 'GET', signal
    },
      );
    }




export const getGetBetQueryKey = (betId: string,) => {
    return [
    `/wps/member/bets/${betId}`
    ] as const;
    }


export const getGetBetQueryOptions = <TData = Awaited<ReturnType<typeof getBet>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(betId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBet>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBetQueryKey(betId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBet>>> = ({ signal }) => getBet(betId, signal);





   return  { queryKey, queryFn, enabled: betId !== null && betId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBetQueryResult = NonNullable<Awaited<ReturnType<typeof getBet>>>
export type GetBetQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetBet<TData = Awaited<ReturnType<typeof getBet>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 betId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBet>>,
          TError,
          Awaited<ReturnType<typeof getBet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBet<TData = Awaited<ReturnType<typeof getBet>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 betId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBet>>,
          TError,
          Awaited<ReturnType<typeof getBet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBet<TData = Awaited<ReturnType<typeof getBet>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 betId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBet>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell a bet
 */

export function useGetBet<TData = Awaited<ReturnType<typeof getBet>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 betId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBet>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBetQueryOptions(betId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What play has won or cost the member of the session within the range, by day and category, as a series for the chart
 * and as sums, with net deposits and time played. A bet counts on the day on which it settles, in the brand's time zone;
 * a settlement that is corrected later counts, with its sign, on the day of the correction. The range is widened to
 * whole days. With `gameType` bets of that category alone count; deposits, withdrawals and rewards then stay whole.
 * @summary Tell profit and loss
 */
export const getProfitLoss = (
    params?: GetProfitLossParams,
 signal?: AbortSignal
) => {


      return http<GetProfitLossResponse>(
      {url: `/wps/member/profitLoss`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetProfitLossQueryKey = (params?: GetProfitLossParams,) => {
    return [
    `/wps/member/profitLoss`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetProfitLossQueryOptions = <TData = Awaited<ReturnType<typeof getProfitLoss>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: GetProfitLossParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfitLoss>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfitLossQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfitLoss>>> = ({ signal }) => getProfitLoss(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProfitLoss>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProfitLossQueryResult = NonNullable<Awaited<ReturnType<typeof getProfitLoss>>>
export type GetProfitLossQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetProfitLoss<TData = Awaited<ReturnType<typeof getProfitLoss>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  GetProfitLossParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfitLoss>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfitLoss>>,
          TError,
          Awaited<ReturnType<typeof getProfitLoss>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfitLoss<TData = Awaited<ReturnType<typeof getProfitLoss>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetProfitLossParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfitLoss>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfitLoss>>,
          TError,
          Awaited<ReturnType<typeof getProfitLoss>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfitLoss<TData = Awaited<ReturnType<typeof getProfitLoss>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetProfitLossParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfitLoss>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell profit and loss
 */

export function useGetProfitLoss<TData = Awaited<ReturnType<typeof getProfitLoss>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: GetProfitLossParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfitLoss>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProfitLossQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







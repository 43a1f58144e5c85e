/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ConflictResponse,
  ConvertPointsBody,
  ConvertPointsResponse,
  EncryptedBodyRefusedResponse,
  ErrorEnvelope,
  ForbiddenResponse,
  GetPointRewardParams,
  GetPointRewardResponse,
  GetPointsBalanceResponse,
  GetPointsConfigResponse,
  ListPointRewardsParams,
  ListPointRewardsResponse,
  ListPointTransactionsParams,
  ListPointTransactionsResponse,
  ListRedemptionsParams,
  ListRedemptionsResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RedeemPointsBody,
  RedeemPointsResponse,
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
 * The points of the member of the session. Points come with the settlement of a bet, one for each full
 * `turnoverPerPoint` of valid turnover, and never expire. Trial accounts have none: 403 `in_need_true_account`.
 * @summary Tell the points of the member
 */
export const getPointsBalance = (

 signal?: AbortSignal
) => {


      return http<GetPointsBalanceResponse>(
      {url: `/wps/relay/MCSFE_pointsBalance`, method: 'GET', signal
    },
      );
    }




export const getGetPointsBalanceQueryKey = () => {
    return [
    `/wps/relay/MCSFE_pointsBalance`
    ] as const;
    }


export const getGetPointsBalanceQueryOptions = <TData = Awaited<ReturnType<typeof getPointsBalance>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPointsBalance>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPointsBalanceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPointsBalance>>> = ({ signal }) => getPointsBalance(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPointsBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPointsBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof getPointsBalance>>>
export type GetPointsBalanceQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetPointsBalance<TData = Awaited<ReturnType<typeof getPointsBalance>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPointsBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPointsBalance>>,
          TError,
          Awaited<ReturnType<typeof getPointsBalance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPointsBalance<TData = Awaited<ReturnType<typeof getPointsBalance>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPointsBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPointsBalance>>,
          TError,
          Awaited<ReturnType<typeof getPointsBalance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPointsBalance<TData = Awaited<ReturnType<typeof getPointsBalance>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPointsBalance>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the points of the member
 */

export function useGetPointsBalance<TData = Awaited<ReturnType<typeof getPointsBalance>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPointsBalance>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPointsBalanceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * How points are earned and converted on this site. It holds for everybody, so it needs no token.
 * @summary Tell the rules of points
 */
export const getPointsConfig = (

 signal?: AbortSignal
) => {


      return http<GetPointsConfigResponse>(
      {url: `/wps/relay/MCSFE_pointsConfig`, method: 'GET', signal
    },
      );
    }




export const getGetPointsConfigQueryKey = () => {
    return [
    `/wps/relay/MCSFE_pointsConfig`
    ] as const;
    }


export const getGetPointsConfigQueryOptions = <TData = Awaited<ReturnType<typeof getPointsConfig>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPointsConfig>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPointsConfigQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPointsConfig>>> = ({ signal }) => getPointsConfig(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPointsConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPointsConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getPointsConfig>>>
export type GetPointsConfigQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetPointsConfig<TData = Awaited<ReturnType<typeof getPointsConfig>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPointsConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPointsConfig>>,
          TError,
          Awaited<ReturnType<typeof getPointsConfig>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPointsConfig<TData = Awaited<ReturnType<typeof getPointsConfig>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPointsConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPointsConfig>>,
          TError,
          Awaited<ReturnType<typeof getPointsConfig>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPointsConfig<TData = Awaited<ReturnType<typeof getPointsConfig>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPointsConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the rules of points
 */

export function useGetPointsConfig<TData = Awaited<ReturnType<typeof getPointsConfig>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPointsConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPointsConfigQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The rewards of the point mall that are on offer, in the language of the request. Sold-out ones stay on the list
 * with a stock of 0. It is the same for everybody, so it needs no token; with `maxPoints` only what costs no more is
 * listed. A page beyond the last is empty.
 * @summary List what points buy
 */
export const listPointRewards = (
    params?: ListPointRewardsParams,
 signal?: AbortSignal
) => {


      return http<ListPointRewardsResponse>(
      {url: `/wps/relay/MCSFE_pointsRewards`, method: 'GET',
        params, signal
    },
      );
    }




export const getListPointRewardsQueryKey = (params?: ListPointRewardsParams,) => {
    return [
    `/wps/relay/MCSFE_pointsRewards`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPointRewardsQueryOptions = <TData = Awaited<ReturnType<typeof listPointRewards>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListPointRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointRewards>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPointRewardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPointRewards>>> = ({ signal }) => listPointRewards(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPointRewards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPointRewardsQueryResult = NonNullable<Awaited<ReturnType<typeof listPointRewards>>>
export type ListPointRewardsQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListPointRewards<TData = Awaited<ReturnType<typeof listPointRewards>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListPointRewardsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointRewards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPointRewards>>,
          TError,
          Awaited<ReturnType<typeof listPointRewards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPointRewards<TData = Awaited<ReturnType<typeof listPointRewards>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPointRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointRewards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPointRewards>>,
          TError,
          Awaited<ReturnType<typeof listPointRewards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPointRewards<TData = Awaited<ReturnType<typeof listPointRewards>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPointRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointRewards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what points buy
 */

export function useListPointRewards<TData = Awaited<ReturnType<typeof listPointRewards>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPointRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointRewards>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPointRewardsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The whole of a reward that is on offer, with what it asks for and, where it is bonus money, its wagering. One that
 * is no longer on offer is 404.
 * @summary Tell one reward of the point mall
 */
export const getPointReward = (
    params: GetPointRewardParams,
 signal?: AbortSignal
) => {


      return http<GetPointRewardResponse>(
      {url: `/wps/relay/MCSFE_pointsRewardDetail`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetPointRewardQueryKey = (params?: GetPointRewardParams,) => {
    return [
    `/wps/relay/MCSFE_pointsRewardDetail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPointRewardQueryOptions = <TData = Awaited<ReturnType<typeof getPointReward>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: GetPointRewardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPointReward>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPointRewardQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPointReward>>> = ({ signal }) => getPointReward(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPointReward>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPointRewardQueryResult = NonNullable<Awaited<ReturnType<typeof getPointReward>>>
export type GetPointRewardQueryError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetPointReward<TData = Awaited<ReturnType<typeof getPointReward>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetPointRewardParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPointReward>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPointReward>>,
          TError,
          Awaited<ReturnType<typeof getPointReward>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPointReward<TData = Awaited<ReturnType<typeof getPointReward>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetPointRewardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPointReward>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPointReward>>,
          TError,
          Awaited<ReturnType<typeof getPointReward>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPointReward<TData = Awaited<ReturnType<typeof getPointReward>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetPointRewardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPointReward>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell one reward of the point mall
 */

export function useGetPointReward<TData = Awaited<ReturnType<typeof getPointReward>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetPointRewardParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPointReward>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPointRewardQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes the points and one or several of the reward from the stock, and gives it, in one transaction: bonus money
 * goes to the bonus balance with its wagering from then on, money to the main wallet (both `completed` at once),
 * goods wait for an operator (`processing`) and need the address, else 400 `validation_failed`; an address for
 * another kind is refused likewise. Neither points nor stock ever go below zero, however many redeem at once: 422
 * `insufficient_points`, 422 `point_reward_sold_out`. The payment password is checked first; five wrong ones in a
 * row lock it for 15 minutes: 429 `rate_limited`. The audit log gets an entry, without the password.
 * @summary Redeem points for a reward
 */
export const redeemPoints = (
    redeemPointsBody: RedeemPointsBody,
 signal?: AbortSignal
) => {


      return http<RedeemPointsResponse>(
      {url: `/wps/relay/MCSFE_pointsRedeem`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: redeemPointsBody, signal
    },
      );
    }




export const getRedeemPointsMutationKey = () => ['redeemPoints'] as const;

export const getRedeemPointsMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemPoints>>, TError,RedeemPointsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof redeemPoints>>, TError,RedeemPointsMutationVariables, TContext> => {

const mutationKey = getRedeemPointsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redeemPoints>>, RedeemPointsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  redeemPoints(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RedeemPointsMutationResult = NonNullable<Awaited<ReturnType<typeof redeemPoints>>>
    export type RedeemPointsMutationBody = RedeemPointsBody
    export type RedeemPointsMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type RedeemPointsMutationVariables = {data: RedeemPointsBody}

    /**
 * @summary Redeem points for a reward
 */
export const useRedeemPoints = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemPoints>>, TError,RedeemPointsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeemPoints>>,
        TError,
        RedeemPointsMutationVariables,
        TContext
      > => {
      return useMutation(getRedeemPointsMutationOptions(options), queryClient);
    }
    /**
 * Takes the points and credits the main wallet with `points x pointValue`, rounded down to the currency's decimals,
 * in one transaction. The points must be a multiple of `convertStep`, at least `convertMin`, and within the limit of the day in the brand's time zone: 422
 * `points_amount_invalid`. The balance of points never goes below zero. The payment password is checked first; five
 * wrong ones in a row lock it for 15 minutes: 429 `rate_limited`. The audit log gets an entry, without the password.
 * @summary Convert points to money
 */
export const convertPoints = (
    convertPointsBody: ConvertPointsBody,
 signal?: AbortSignal
) => {


      return http<ConvertPointsResponse>(
      {url: `/wps/relay/MCSFE_pointsConvert`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: convertPointsBody, signal
    },
      );
    }




export const getConvertPointsMutationKey = () => ['convertPoints'] as const;

export const getConvertPointsMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof convertPoints>>, TError,ConvertPointsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof convertPoints>>, TError,ConvertPointsMutationVariables, TContext> => {

const mutationKey = getConvertPointsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof convertPoints>>, ConvertPointsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  convertPoints(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConvertPointsMutationResult = NonNullable<Awaited<ReturnType<typeof convertPoints>>>
    export type ConvertPointsMutationBody = ConvertPointsBody
    export type ConvertPointsMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ConvertPointsMutationVariables = {data: ConvertPointsBody}

    /**
 * @summary Convert points to money
 */
export const useConvertPoints = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof convertPoints>>, TError,ConvertPointsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof convertPoints>>,
        TError,
        ConvertPointsMutationVariables,
        TContext
      > => {
      return useMutation(getConvertPointsMutationOptions(options), queryClient);
    }
    /**
 * What the member of the session redeemed in the range, the newest first, with the state of each. The totals run
 * over all pages.
 * @summary List the redemptions of the member
 */
export const listRedemptions = (
    params?: ListRedemptionsParams,
 signal?: AbortSignal
) => {


      return http<ListRedemptionsResponse>(
      {url: `/wps/relay/MCSFE_pointsRedeemList`, method: 'GET',
        params, signal
    },
      );
    }




export const getListRedemptionsQueryKey = (params?: ListRedemptionsParams,) => {
    return [
    `/wps/relay/MCSFE_pointsRedeemList`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRedemptionsQueryOptions = <TData = Awaited<ReturnType<typeof listRedemptions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListRedemptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRedemptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRedemptions>>> = ({ signal }) => listRedemptions(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRedemptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listRedemptions>>>
export type ListRedemptionsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListRedemptions<TData = Awaited<ReturnType<typeof listRedemptions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListRedemptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRedemptions>>,
          TError,
          Awaited<ReturnType<typeof listRedemptions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRedemptions<TData = Awaited<ReturnType<typeof listRedemptions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRedemptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRedemptions>>,
          TError,
          Awaited<ReturnType<typeof listRedemptions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRedemptions<TData = Awaited<ReturnType<typeof listRedemptions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRedemptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the redemptions of the member
 */

export function useListRedemptions<TData = Awaited<ReturnType<typeof listRedemptions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListRedemptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRedemptions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRedemptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The ledger of the points of the member of the session in the range, the newest first. Points earned by turnover
 * are one entry a day and category. The entries of a member always sum to the balance. The totals run over all
 * pages.
 * @summary List how points came and went
 */
export const listPointTransactions = (
    params?: ListPointTransactionsParams,
 signal?: AbortSignal
) => {


      return http<ListPointTransactionsResponse>(
      {url: `/wps/relay/MCSFE_pointsMemberTransactionDetail`, method: 'GET',
        params, signal
    },
      );
    }




export const getListPointTransactionsQueryKey = (params?: ListPointTransactionsParams,) => {
    return [
    `/wps/relay/MCSFE_pointsMemberTransactionDetail`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPointTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof listPointTransactions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListPointTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointTransactions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPointTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPointTransactions>>> = ({ signal }) => listPointTransactions(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPointTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPointTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPointTransactions>>>
export type ListPointTransactionsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListPointTransactions<TData = Awaited<ReturnType<typeof listPointTransactions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListPointTransactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPointTransactions>>,
          TError,
          Awaited<ReturnType<typeof listPointTransactions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPointTransactions<TData = Awaited<ReturnType<typeof listPointTransactions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPointTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPointTransactions>>,
          TError,
          Awaited<ReturnType<typeof listPointTransactions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPointTransactions<TData = Awaited<ReturnType<typeof listPointTransactions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPointTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointTransactions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List how points came and went
 */

export function useListPointTransactions<TData = Awaited<ReturnType<typeof listPointTransactions>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListPointTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPointTransactions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPointTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







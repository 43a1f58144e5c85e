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
  CancelMoonshotBetResponse,
  CashOutMoonshotResponse,
  ConflictResponse,
  ErrorEnvelope,
  ForbiddenResponse,
  GetMoonshotResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PlaceMoonshotBetPayload,
  PlaceMoonshotBetResponse,
  RoundId,
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
 * The round that all players of the site share, the bet of the member of the session in it, and how the last rounds ended.
 * A round is `betting` until `betsCloseAt`, then `flying` from `takeOffAt` on, then `ended`; the next one begins at
 * `nextRoundAt` where somebody asked for the flight within the last minute, else with the next call. The multiplier is
 * e^(0.06 t), t seconds after `takeOffAt` on the server's clock, cut to two decimals: a client works it out by itself, with
 * `serverTime` as the measure of its own clock. A member who asked within the last five minutes is told of changes by its
 * stream, as `moonshot` events. Trial accounts fly in the same round, in play credit.
 * @summary Show the flight of now
 */
export const getMoonshot = (

 signal?: AbortSignal
) => {


      return http<GetMoonshotResponse>(
      {url: `/wps/relay/GCSGAME_moonshot`, method: 'GET', signal
    },
      );
    }




export const getGetMoonshotQueryKey = () => {
    return [
    `/wps/relay/GCSGAME_moonshot`
    ] as const;
    }


export const getGetMoonshotQueryOptions = <TData = Awaited<ReturnType<typeof getMoonshot>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | ErrorEnvelope>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMoonshot>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMoonshotQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMoonshot>>> = ({ signal }) => getMoonshot(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMoonshot>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMoonshotQueryResult = NonNullable<Awaited<ReturnType<typeof getMoonshot>>>
export type GetMoonshotQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | ErrorEnvelope


export function useGetMoonshot<TData = Awaited<ReturnType<typeof getMoonshot>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | ErrorEnvelope>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMoonshot>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMoonshot>>,
          TError,
          Awaited<ReturnType<typeof getMoonshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMoonshot<TData = Awaited<ReturnType<typeof getMoonshot>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | ErrorEnvelope>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMoonshot>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMoonshot>>,
          TError,
          Awaited<ReturnType<typeof getMoonshot>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMoonshot<TData = Awaited<ReturnType<typeof getMoonshot>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | ErrorEnvelope>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMoonshot>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the flight of now
 */

export function useGetMoonshot<TData = Awaited<ReturnType<typeof getMoonshot>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | ErrorEnvelope>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMoonshot>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMoonshotQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes a stake for the shared round. It is accepted while the round is `betting` and the database's clock stands before
 * `betsCloseAt` within the transaction, else 422 `round_not_open`. A member has one bet in a round; a second one is 422
 * `round_not_open` too. The stake must keep to the rule sheet (422 `bet_limit_exceeded` above its limit, 400
 * `validation_failed` below it). With `cashOutAt` the flight is left by itself at that multiplier if it gets there, else by
 * hand. The bet is a round of the member's own among its in-house rounds.
 * @summary Bet on the flight
 */
export const placeMoonshotBet = (
    placeMoonshotBetPayload: PlaceMoonshotBetPayload,
 signal?: AbortSignal
) => {


      return http<PlaceMoonshotBetResponse>(
      {url: `/wps/relay/GCSGAME_moonshot/bets`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: placeMoonshotBetPayload, signal
    },
      );
    }




export const getPlaceMoonshotBetMutationKey = () => ['placeMoonshotBet'] as const;

export const getPlaceMoonshotBetMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeMoonshotBet>>, TError,PlaceMoonshotBetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof placeMoonshotBet>>, TError,PlaceMoonshotBetMutationVariables, TContext> => {

const mutationKey = getPlaceMoonshotBetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeMoonshotBet>>, PlaceMoonshotBetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeMoonshotBet(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlaceMoonshotBetMutationResult = NonNullable<Awaited<ReturnType<typeof placeMoonshotBet>>>
    export type PlaceMoonshotBetMutationBody = PlaceMoonshotBetPayload
    export type PlaceMoonshotBetMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse
    export type PlaceMoonshotBetMutationVariables = {data: PlaceMoonshotBetPayload}

    /**
 * @summary Bet on the flight
 */
export const usePlaceMoonshotBet = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeMoonshotBet>>, TError,PlaceMoonshotBetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeMoonshotBet>>,
        TError,
        PlaceMoonshotBetMutationVariables,
        TContext
      > => {
      return useMutation(getPlaceMoonshotBetMutationOptions(options), queryClient);
    }
    /**
 * Gives the stake back while bets are taken, and frees the place in the round; later it is 422 `round_not_open`. The seed of a
 * bet that was taken back has no part in the flight. Another member's bet is 404.
 * @summary Take a bet back before take-off
 */
export const cancelMoonshotBet = (
    roundId: RoundId,
 signal?: AbortSignal
) => {


      return http<CancelMoonshotBetResponse>(
      {url: `/wps/relay/GCSGAME_moonshot/bets/${roundId}/cancel`, method: 'POST', signal
    },
      );
    }




export const getCancelMoonshotBetMutationKey = () => ['cancelMoonshotBet'] as const;

export const getCancelMoonshotBetMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelMoonshotBet>>, TError,CancelMoonshotBetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelMoonshotBet>>, TError,CancelMoonshotBetMutationVariables, TContext> => {

const mutationKey = getCancelMoonshotBetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelMoonshotBet>>, CancelMoonshotBetMutationVariables> = (props) => {
          const {roundId} = props ?? {};

          return  cancelMoonshotBet(roundId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelMoonshotBetMutationResult = NonNullable<Awaited<ReturnType<typeof cancelMoonshotBet>>>

    export type CancelMoonshotBetMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CancelMoonshotBetMutationVariables = {roundId: RoundId}

    /**
 * @summary Take a bet back before take-off
 */
export const useCancelMoonshotBet = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelMoonshotBet>>, TError,CancelMoonshotBetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelMoonshotBet>>,
        TError,
        CancelMoonshotBetMutationVariables,
        TContext
      > => {
      return useMutation(getCancelMoonshotBetMutationOptions(options), queryClient);
    }
    /**
 * Pays the bet at the multiplier of the moment in which the server receives this call, or at `cashOutAt` where the flight
 * passed it before. Where the flight had ended by then, or the bet is not in a flight, it is 422 `round_not_open`. Payout and
 * ledger entries are one transaction; with the same key it happens once. Another member's bet is 404.
 * @summary Leave the flight
 */
export const cashOutMoonshot = (
    roundId: RoundId,
 signal?: AbortSignal
) => {


      return http<CashOutMoonshotResponse>(
      {url: `/wps/relay/GCSGAME_moonshot/bets/${roundId}/cashOut`, method: 'POST', signal
    },
      );
    }




export const getCashOutMoonshotMutationKey = () => ['cashOutMoonshot'] as const;

export const getCashOutMoonshotMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cashOutMoonshot>>, TError,CashOutMoonshotMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cashOutMoonshot>>, TError,CashOutMoonshotMutationVariables, TContext> => {

const mutationKey = getCashOutMoonshotMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cashOutMoonshot>>, CashOutMoonshotMutationVariables> = (props) => {
          const {roundId} = props ?? {};

          return  cashOutMoonshot(roundId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CashOutMoonshotMutationResult = NonNullable<Awaited<ReturnType<typeof cashOutMoonshot>>>

    export type CashOutMoonshotMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CashOutMoonshotMutationVariables = {roundId: RoundId}

    /**
 * @summary Leave the flight
 */
export const useCashOutMoonshot = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cashOutMoonshot>>, TError,CashOutMoonshotMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cashOutMoonshot>>,
        TError,
        CashOutMoonshotMutationVariables,
        TContext
      > => {
      return useMutation(getCashOutMoonshotMutationOptions(options), queryClient);
    }

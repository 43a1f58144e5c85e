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
  AuthorisePayload,
  AuthorisePlayerResponse,
  ConflictResponse,
  CreditPayload,
  CreditPlayerResponse,
  DebitPayload,
  DebitPlayerResponse,
  ErrorEnvelope,
  GameUnavailableResponse,
  GetPlayerBalanceParams,
  GetPlayerBalanceResponse,
  PayloadTooLargeResponse,
  RollbackDebitResponse,
  RollbackPayload,
  SystemErrorResponse,
  TooManyRequestsResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedResponse,
  VendorKeyRefusedResponse
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
 * What a vendor calls first: it exchanges the launch token of the address that the game was opened with for a play
 * token. A launch token is good once, for 60 seconds, for the vendor of the key: anything else is 422
 * `launch_token_invalid`. The vendor never sees the member's session token. The play token ends with the member's
 * session, by logout, by self-exclusion and after 12 hours; calls with it do not prolong the session of the portal.
 * @summary Open a game session
 */
export const authorisePlayer = (
    authorisePayload: AuthorisePayload,
 signal?: AbortSignal
) => {


      return http<AuthorisePlayerResponse>(
      {url: `/wps/v2/wallets/vendor/authorise`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: authorisePayload, signal
    },
      );
    }




export const getAuthorisePlayerMutationKey = () => ['authorisePlayer'] as const;

export const getAuthorisePlayerMutationOptions = <TError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | GameUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authorisePlayer>>, TError,AuthorisePlayerMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof authorisePlayer>>, TError,AuthorisePlayerMutationVariables, TContext> => {

const mutationKey = getAuthorisePlayerMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authorisePlayer>>, AuthorisePlayerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  authorisePlayer(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthorisePlayerMutationResult = NonNullable<Awaited<ReturnType<typeof authorisePlayer>>>
    export type AuthorisePlayerMutationBody = AuthorisePayload
    export type AuthorisePlayerMutationError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | GameUnavailableResponse
    export type AuthorisePlayerMutationVariables = {data: AuthorisePayload}

    /**
 * @summary Open a game session
 */
export const useAuthorisePlayer = <TError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | GameUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authorisePlayer>>, TError,AuthorisePlayerMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authorisePlayer>>,
        TError,
        AuthorisePlayerMutationVariables,
        TContext
      > => {
      return useMutation(getAuthorisePlayerMutationOptions(options), queryClient);
    }
    /**
 * The balance that the member can stake with the games of the vendor. Only members that have opened a game of this
 * vendor: others are 404.
 * @summary Tell what a member can stake
 */
export const getPlayerBalance = (
    params: GetPlayerBalanceParams,
 signal?: AbortSignal
) => {


      return http<GetPlayerBalanceResponse>(
      {url: `/wps/v2/wallets/vendor/balance`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetPlayerBalanceQueryKey = (params?: GetPlayerBalanceParams,) => {
    return [
    `/wps/v2/wallets/vendor/balance`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetPlayerBalanceQueryOptions = <TData = Awaited<ReturnType<typeof getPlayerBalance>>, TError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: GetPlayerBalanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerBalance>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlayerBalanceQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlayerBalance>>> = ({ signal }) => getPlayerBalance(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlayerBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlayerBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof getPlayerBalance>>>
export type GetPlayerBalanceQueryError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetPlayerBalance<TData = Awaited<ReturnType<typeof getPlayerBalance>>, TError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetPlayerBalanceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayerBalance>>,
          TError,
          Awaited<ReturnType<typeof getPlayerBalance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerBalance<TData = Awaited<ReturnType<typeof getPlayerBalance>>, TError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetPlayerBalanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayerBalance>>,
          TError,
          Awaited<ReturnType<typeof getPlayerBalance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerBalance<TData = Awaited<ReturnType<typeof getPlayerBalance>>, TError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetPlayerBalanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerBalance>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell what a member can stake
 */

export function useGetPlayerBalance<TData = Awaited<ReturnType<typeof getPlayerBalance>>, TError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetPlayerBalanceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerBalance>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlayerBalanceQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes the stake from the main wallet, then from bonus money that counts for the game, opens the bet of the round or
 * adds to it, and answers the new balance; all in one transaction. Needs a play token that is good: 422
 * `play_token_expired`. A stake above the balance is 422 `insufficient_balance`, one that passes a loss limit or comes
 * after the time to play 422 `play_limit_reached`; a round that has ended 409 `conflict`; a debit that was rolled back
 * before it came 409 `transaction_rolled_back`. A game that is not the vendor's is 403 `forbidden`, one under
 * maintenance 503 `game_maintenance`.
 * **Exactly once.** `transactionId` holds for ever: the same id with the same content is answered with the transaction
 * as it was entered, the present balance and `duplicate: true`, and does nothing; with other content it is 409
 * `idempotency_conflict`. `Idempotency-Key` guards the exchange: the vendor sends the transaction id there too. Of two
 * at once one waits for the other.
 * @summary Debit a stake
 */
export const debitPlayer = (
    debitPayload: DebitPayload,
 signal?: AbortSignal
) => {


      return http<DebitPlayerResponse>(
      {url: `/wps/v2/wallets/vendor/debit`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: debitPayload, signal
    },
      );
    }




export const getDebitPlayerMutationKey = () => ['debitPlayer'] as const;

export const getDebitPlayerMutationOptions = <TError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | GameUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof debitPlayer>>, TError,DebitPlayerMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof debitPlayer>>, TError,DebitPlayerMutationVariables, TContext> => {

const mutationKey = getDebitPlayerMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof debitPlayer>>, DebitPlayerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  debitPlayer(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DebitPlayerMutationResult = NonNullable<Awaited<ReturnType<typeof debitPlayer>>>
    export type DebitPlayerMutationBody = DebitPayload
    export type DebitPlayerMutationError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | GameUnavailableResponse
    export type DebitPlayerMutationVariables = {data: DebitPayload}

    /**
 * @summary Debit a stake
 */
export const useDebitPlayer = <TError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | GameUnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof debitPlayer>>, TError,DebitPlayerMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof debitPlayer>>,
        TError,
        DebitPlayerMutationVariables,
        TContext
      > => {
      return useMutation(getDebitPlayerMutationOptions(options), queryClient);
    }
    /**
 * Adds the payout to the main wallet and, in the share that bonus money had in the stakes of the round, to that bonus
 * (rounded down to the decimals; the rest is main money); answers the new balance. The share of a bonus that was
 * completed meanwhile goes to the main wallet, that of one that expired or was given up is forfeited with it. It
 * needs no token and is taken also after the play token has ended, after logout, under self-exclusion and during
 * maintenance: a win is always paid. A round without a debit is 404, unless the kind is `free_round` or `jackpot`. With
 * `roundEnded` the bet is settled: `won` with a payout, `lost` without, `push` with a `refund` of the stake. A credit to
 * a round that has ended is entered too and settles the bet again.
 * **Exactly once.** `transactionId` holds for ever: the same id with the same content is answered with the transaction
 * as it was entered, the present balance and `duplicate: true`, and does nothing; with other content it is 409
 * `idempotency_conflict`. `Idempotency-Key` guards the exchange: the vendor sends the transaction id there too. Of two
 * at once one waits for the other.
 * @summary Pay what a round won
 */
export const creditPlayer = (
    creditPayload: CreditPayload,
 signal?: AbortSignal
) => {


      return http<CreditPlayerResponse>(
      {url: `/wps/v2/wallets/vendor/credit`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: creditPayload, signal
    },
      );
    }




export const getCreditPlayerMutationKey = () => ['creditPlayer'] as const;

export const getCreditPlayerMutationOptions = <TError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof creditPlayer>>, TError,CreditPlayerMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof creditPlayer>>, TError,CreditPlayerMutationVariables, TContext> => {

const mutationKey = getCreditPlayerMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof creditPlayer>>, CreditPlayerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  creditPlayer(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreditPlayerMutationResult = NonNullable<Awaited<ReturnType<typeof creditPlayer>>>
    export type CreditPlayerMutationBody = CreditPayload
    export type CreditPlayerMutationError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CreditPlayerMutationVariables = {data: CreditPayload}

    /**
 * @summary Pay what a round won
 */
export const useCreditPlayer = <TError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof creditPlayer>>, TError,CreditPlayerMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof creditPlayer>>,
        TError,
        CreditPlayerMutationVariables,
        TContext
      > => {
      return useMutation(getCreditPlayerMutationOptions(options), queryClient);
    }
    /**
 * Gives the stake of a debit back and answers the new balance; the bet becomes `void` when no stake of it is left. A
 * rollback that comes before its debit is `recorded`: no money moves, and the debit is refused when it comes. A debit is
 * rolled back once: another rollback of it, under another id, is answered with the first one and `duplicate: true`. Only
 * debits can be taken back, and only before their round has ended: else 422 `rollback_not_possible`. Like a credit it
 * needs no token and is never too late.
 * **Exactly once.** `transactionId` holds for ever: the same id with the same content is answered with the transaction
 * as it was entered, the present balance and `duplicate: true`, and does nothing; with other content it is 409
 * `idempotency_conflict`. `Idempotency-Key` guards the exchange: the vendor sends the transaction id there too. Of two
 * at once one waits for the other.
 * @summary Take a debit back
 */
export const rollbackDebit = (
    rollbackPayload: RollbackPayload,
 signal?: AbortSignal
) => {


      return http<RollbackDebitResponse>(
      {url: `/wps/v2/wallets/vendor/rollback`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: rollbackPayload, signal
    },
      );
    }




export const getRollbackDebitMutationKey = () => ['rollbackDebit'] as const;

export const getRollbackDebitMutationOptions = <TError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rollbackDebit>>, TError,RollbackDebitMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof rollbackDebit>>, TError,RollbackDebitMutationVariables, TContext> => {

const mutationKey = getRollbackDebitMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rollbackDebit>>, RollbackDebitMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  rollbackDebit(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RollbackDebitMutationResult = NonNullable<Awaited<ReturnType<typeof rollbackDebit>>>
    export type RollbackDebitMutationBody = RollbackPayload
    export type RollbackDebitMutationError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type RollbackDebitMutationVariables = {data: RollbackPayload}

    /**
 * @summary Take a debit back
 */
export const useRollbackDebit = <TError = ValidationFailedResponse | VendorKeyRefusedResponse | ErrorEnvelope | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rollbackDebit>>, TError,RollbackDebitMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rollbackDebit>>,
        TError,
        RollbackDebitMutationVariables,
        TContext
      > => {
      return useMutation(getRollbackDebitMutationOptions(options), queryClient);
    }

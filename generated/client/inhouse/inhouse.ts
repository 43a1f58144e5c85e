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
  ActInhouseRoundPayload,
  ActInhouseRoundResponse,
  CommitInhouseRoundPayload,
  CommitInhouseRoundResponse,
  ConflictResponse,
  ErrorEnvelope,
  ForbiddenResponse,
  GetInhouseEvidenceResponse,
  GetInhouseRoundResponse,
  GetInhouseRulesParams,
  GetInhouseRulesResponse,
  InhouseGameId,
  ListInhouseRoundsParams,
  ListInhouseRoundsResponse,
  ListInhouseRulesParams,
  ListInhouseRulesResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PlayInhouseRoundPayload,
  PlayInhouseRoundResponse,
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
 * The sheets that hold now. Nothing is played by other rules: limits, odds and return to player of a sheet are those of its
 * rounds, and they are known before any bet.
 * @summary List the rule sheets of the in-house games
 */
export const listInhouseRules = (
    params?: ListInhouseRulesParams,
 signal?: AbortSignal
) => {


      return http<ListInhouseRulesResponse>(
      {url: `/wps/relay/GCSGAME_inhouseRules`, method: 'GET',
        params, signal
    },
      );
    }




export const getListInhouseRulesQueryKey = (params?: ListInhouseRulesParams,) => {
    return [
    `/wps/relay/GCSGAME_inhouseRules`, ...(params ? [params] : [])
    ] as const;
    }


export const getListInhouseRulesQueryOptions = <TData = Awaited<ReturnType<typeof listInhouseRules>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListInhouseRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInhouseRules>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInhouseRulesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInhouseRules>>> = ({ signal }) => listInhouseRules(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInhouseRules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInhouseRulesQueryResult = NonNullable<Awaited<ReturnType<typeof listInhouseRules>>>
export type ListInhouseRulesQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListInhouseRules<TData = Awaited<ReturnType<typeof listInhouseRules>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListInhouseRulesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInhouseRules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInhouseRules>>,
          TError,
          Awaited<ReturnType<typeof listInhouseRules>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInhouseRules<TData = Awaited<ReturnType<typeof listInhouseRules>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListInhouseRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInhouseRules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInhouseRules>>,
          TError,
          Awaited<ReturnType<typeof listInhouseRules>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInhouseRules<TData = Awaited<ReturnType<typeof listInhouseRules>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListInhouseRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInhouseRules>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the rule sheets of the in-house games
 */

export function useListInhouseRules<TData = Awaited<ReturnType<typeof listInhouseRules>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListInhouseRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInhouseRules>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInhouseRulesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The sheet that holds now, or an earlier version, so that an old round can be checked. Versions never change.
 * @summary Show the rule sheet of an in-house game
 */
export const getInhouseRules = (
    gameId: InhouseGameId,
    params?: GetInhouseRulesParams,
 signal?: AbortSignal
) => {


      return http<GetInhouseRulesResponse>(
      {url: `/wps/relay/GCSGAME_inhouseRules/${gameId}`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetInhouseRulesQueryKey = (gameId: InhouseGameId,
    params?: GetInhouseRulesParams,) => {
    return [
    `/wps/relay/GCSGAME_inhouseRules/${gameId}`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetInhouseRulesQueryOptions = <TData = Awaited<ReturnType<typeof getInhouseRules>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(gameId: InhouseGameId,
    params?: GetInhouseRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInhouseRules>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInhouseRulesQueryKey(gameId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInhouseRules>>> = ({ signal }) => getInhouseRules(gameId,params, signal);





   return  { queryKey, queryFn, enabled: gameId !== null && gameId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInhouseRules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInhouseRulesQueryResult = NonNullable<Awaited<ReturnType<typeof getInhouseRules>>>
export type GetInhouseRulesQueryError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetInhouseRules<TData = Awaited<ReturnType<typeof getInhouseRules>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameId: InhouseGameId,
    params: undefined |  GetInhouseRulesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInhouseRules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInhouseRules>>,
          TError,
          Awaited<ReturnType<typeof getInhouseRules>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInhouseRules<TData = Awaited<ReturnType<typeof getInhouseRules>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameId: InhouseGameId,
    params?: GetInhouseRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInhouseRules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInhouseRules>>,
          TError,
          Awaited<ReturnType<typeof getInhouseRules>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInhouseRules<TData = Awaited<ReturnType<typeof getInhouseRules>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameId: InhouseGameId,
    params?: GetInhouseRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInhouseRules>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the rule sheet of an in-house game
 */

export function useGetInhouseRules<TData = Awaited<ReturnType<typeof getInhouseRules>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameId: InhouseGameId,
    params?: GetInhouseRulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInhouseRules>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInhouseRulesQueryOptions(gameId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Draws the seed of a new round and shows its SHA-256, before the player says what is bet. Nothing is staked yet. The member
 * has one sealed round of each game at most: asked again, the same one is answered until it is played or expires, after 10
 * minutes. The seed is kept encrypted and is shown by `getInhouseEvidence` when the round has ended; that of a round which
 * expired unplayed is never used.
 *
 * Each round has a seed of its own, so none is used twice and every seed is shown right after its round; the round's id is
 * what a nonce is elsewhere. A player who wants another seed names the sealed round as `replaces`: it can be played no more,
 * `replaced` shows its seed, and another round is sealed. Asked again with the same `replaces`, the answer is the same. A
 * round of somebody else or of another game, and one that was staked on, is 404. Moonshot has a round that all share and operations of its own: here it is 400
 * `validation_failed`, as it is in `playInhouseRound`.
 * @summary Seal a round of an in-house game
 */
export const commitInhouseRound = (
    commitInhouseRoundPayload: CommitInhouseRoundPayload,
 signal?: AbortSignal
) => {


      return http<CommitInhouseRoundResponse>(
      {url: `/wps/relay/GCSGAME_inhouseCommit`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: commitInhouseRoundPayload, signal
    },
      );
    }




export const getCommitInhouseRoundMutationKey = () => ['commitInhouseRound'] as const;

export const getCommitInhouseRoundMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | ErrorEnvelope,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof commitInhouseRound>>, TError,CommitInhouseRoundMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof commitInhouseRound>>, TError,CommitInhouseRoundMutationVariables, TContext> => {

const mutationKey = getCommitInhouseRoundMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof commitInhouseRound>>, CommitInhouseRoundMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  commitInhouseRound(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CommitInhouseRoundMutationResult = NonNullable<Awaited<ReturnType<typeof commitInhouseRound>>>
    export type CommitInhouseRoundMutationBody = CommitInhouseRoundPayload
    export type CommitInhouseRoundMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | ErrorEnvelope
    export type CommitInhouseRoundMutationVariables = {data: CommitInhouseRoundPayload}

    /**
 * @summary Seal a round of an in-house game
 */
export const useCommitInhouseRound = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | ErrorEnvelope,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof commitInhouseRound>>, TError,CommitInhouseRoundMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof commitInhouseRound>>,
        TError,
        CommitInhouseRoundMutationVariables,
        TContext
      > => {
      return useMutation(getCommitInhouseRoundMutationOptions(options), queryClient);
    }
    /**
 * The rounds of the member of the session by the time of their start, the newest first, with the sums over the whole range.
 * At least three months are at hand.
 * @summary List the own rounds of the in-house games
 */
export const listInhouseRounds = (
    params?: ListInhouseRoundsParams,
 signal?: AbortSignal
) => {


      return http<ListInhouseRoundsResponse>(
      {url: `/wps/relay/GCSGAME_inhouseRounds`, method: 'GET',
        params, signal
    },
      );
    }




export const getListInhouseRoundsQueryKey = (params?: ListInhouseRoundsParams,) => {
    return [
    `/wps/relay/GCSGAME_inhouseRounds`, ...(params ? [params] : [])
    ] as const;
    }


export const getListInhouseRoundsQueryOptions = <TData = Awaited<ReturnType<typeof listInhouseRounds>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListInhouseRoundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInhouseRounds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInhouseRoundsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInhouseRounds>>> = ({ signal }) => listInhouseRounds(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInhouseRounds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInhouseRoundsQueryResult = NonNullable<Awaited<ReturnType<typeof listInhouseRounds>>>
export type ListInhouseRoundsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListInhouseRounds<TData = Awaited<ReturnType<typeof listInhouseRounds>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListInhouseRoundsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInhouseRounds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInhouseRounds>>,
          TError,
          Awaited<ReturnType<typeof listInhouseRounds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInhouseRounds<TData = Awaited<ReturnType<typeof listInhouseRounds>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListInhouseRoundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInhouseRounds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInhouseRounds>>,
          TError,
          Awaited<ReturnType<typeof listInhouseRounds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInhouseRounds<TData = Awaited<ReturnType<typeof listInhouseRounds>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListInhouseRoundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInhouseRounds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the own rounds of the in-house games
 */

export function useListInhouseRounds<TData = Awaited<ReturnType<typeof listInhouseRounds>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListInhouseRoundsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInhouseRounds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInhouseRoundsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes the stake and plays the round that `commitInhouseRound` sealed, with what the player adds to its seed. Stake and choice
 * must keep to the rule sheet (422 `bet_limit_exceeded` above its limits, 400 `validation_failed` below them or for a choice that
 * does not belong to the game). Mines and Hi-Lo are `open` and go on with `actInhouseRound`; all other games end at once. Hi-Lo
 * shows its first card. Stake, outcome, payout and ledger entries are one transaction: either all of it happened or nothing. A trial account plays in play credit. The same key and body are answered with the same
 * round; another body with the same key is 409. A round is played once: 422 `round_not_open`; after 10 minutes 422
 * `round_expired`.
 * @summary Play a sealed round
 */
export const playInhouseRound = (
    playInhouseRoundPayload: PlayInhouseRoundPayload,
 signal?: AbortSignal
) => {


      return http<PlayInhouseRoundResponse>(
      {url: `/wps/relay/GCSGAME_inhouseRounds`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: playInhouseRoundPayload, signal
    },
      );
    }




export const getPlayInhouseRoundMutationKey = () => ['playInhouseRound'] as const;

export const getPlayInhouseRoundMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof playInhouseRound>>, TError,PlayInhouseRoundMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof playInhouseRound>>, TError,PlayInhouseRoundMutationVariables, TContext> => {

const mutationKey = getPlayInhouseRoundMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof playInhouseRound>>, PlayInhouseRoundMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  playInhouseRound(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlayInhouseRoundMutationResult = NonNullable<Awaited<ReturnType<typeof playInhouseRound>>>
    export type PlayInhouseRoundMutationBody = PlayInhouseRoundPayload
    export type PlayInhouseRoundMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse
    export type PlayInhouseRoundMutationVariables = {data: PlayInhouseRoundPayload}

    /**
 * @summary Play a sealed round
 */
export const usePlayInhouseRound = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof playInhouseRound>>, TError,PlayInhouseRoundMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof playInhouseRound>>,
        TError,
        PlayInhouseRoundMutationVariables,
        TContext
      > => {
      return useMutation(getPlayInhouseRoundMutationOptions(options), queryClient);
    }
    /**
 * A round of the member of the session, also one that another page began: an open round is gone on with from here. Another
 * member's round is 404. `outcome` stays empty until the round has ended.
 * @summary Show a round
 */
export const getInhouseRound = (
    roundId: RoundId,
 signal?: AbortSignal
) => {


      return http<GetInhouseRoundResponse>(
      {url: `/wps/relay/GCSGAME_inhouseRounds/${roundId}`, method: 'GET', signal
    },
      );
    }




export const getGetInhouseRoundQueryKey = (roundId: RoundId,) => {
    return [
    `/wps/relay/GCSGAME_inhouseRounds/${roundId}`
    ] as const;
    }


export const getGetInhouseRoundQueryOptions = <TData = Awaited<ReturnType<typeof getInhouseRound>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(roundId: RoundId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInhouseRound>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInhouseRoundQueryKey(roundId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInhouseRound>>> = ({ signal }) => getInhouseRound(roundId, signal);





   return  { queryKey, queryFn, enabled: roundId !== null && roundId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInhouseRound>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInhouseRoundQueryResult = NonNullable<Awaited<ReturnType<typeof getInhouseRound>>>
export type GetInhouseRoundQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetInhouseRound<TData = Awaited<ReturnType<typeof getInhouseRound>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 roundId: RoundId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInhouseRound>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInhouseRound>>,
          TError,
          Awaited<ReturnType<typeof getInhouseRound>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInhouseRound<TData = Awaited<ReturnType<typeof getInhouseRound>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 roundId: RoundId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInhouseRound>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInhouseRound>>,
          TError,
          Awaited<ReturnType<typeof getInhouseRound>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInhouseRound<TData = Awaited<ReturnType<typeof getInhouseRound>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 roundId: RoundId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInhouseRound>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a round
 */

export function useGetInhouseRound<TData = Awaited<ReturnType<typeof getInhouseRound>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 roundId: RoundId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInhouseRound>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInhouseRoundQueryOptions(roundId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Opens a cell of Mines, guesses or skips a card of Hi-Lo, or cashes out. A mine ends the round as lost, a wrong guess too; the
 * last safe cell cashes out by itself, and so do a multiplier that pays the sheet's `maxPayout` and a right guess on the last
 * of 52 cards. A round can be cashed out once a cell is open or a guess was right. A skip deals another card and changes
 * nothing else; the last card cannot be skipped to. The step, its payout and its ledger entries are one transaction; with the
 * same key and body it happens once. An ended round, an open cell again or a step that the game does not have now is 422
 * `round_not_open`. A round left alone ends after the sheet's `unfinishedHours` by its `unfinishedRule`.
 * @summary Go on with an open round
 */
export const actInhouseRound = (
    roundId: RoundId,
    actInhouseRoundPayload: ActInhouseRoundPayload,
 signal?: AbortSignal
) => {


      return http<ActInhouseRoundResponse>(
      {url: `/wps/relay/GCSGAME_inhouseRounds/${roundId}/step`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: actInhouseRoundPayload, signal
    },
      );
    }




export const getActInhouseRoundMutationKey = () => ['actInhouseRound'] as const;

export const getActInhouseRoundMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof actInhouseRound>>, TError,ActInhouseRoundMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof actInhouseRound>>, TError,ActInhouseRoundMutationVariables, TContext> => {

const mutationKey = getActInhouseRoundMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof actInhouseRound>>, ActInhouseRoundMutationVariables> = (props) => {
          const {roundId,data} = props ?? {};

          return  actInhouseRound(roundId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ActInhouseRoundMutationResult = NonNullable<Awaited<ReturnType<typeof actInhouseRound>>>
    export type ActInhouseRoundMutationBody = ActInhouseRoundPayload
    export type ActInhouseRoundMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ActInhouseRoundMutationVariables = {roundId: RoundId;data: ActInhouseRoundPayload}

    /**
 * @summary Go on with an open round
 */
export const useActInhouseRound = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof actInhouseRound>>, TError,ActInhouseRoundMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof actInhouseRound>>,
        TError,
        ActInhouseRoundMutationVariables,
        TContext
      > => {
      return useMutation(getActInhouseRoundMutationOptions(options), queryClient);
    }
    /**
 * What is needed to work the round out again: the commitment from before the bet, the seed once the round has ended, and what
 * the player added. `sha256(serverSeed)` is `serverSeedHash`, and the algorithm gives `outcome`; the portal does both in the
 * browser. Another member's round is 404.
 *
 * A bet on Moonshot has the evidence of the round that all players share, with that round's id, and its id is answered to every
 * member. `clientSeed` is then the hash of `clientSeeds`, until take-off those of the bets so far, and `multiplier` what the
 * member's own bet is paid, 0.00 without one. `bets` says when each of them was placed, also before take-off, so that any
 * member can keep the list and compare it later.
 * @summary Show the evidence of a round
 */
export const getInhouseEvidence = (
    roundId: RoundId,
 signal?: AbortSignal
) => {


      return http<GetInhouseEvidenceResponse>(
      {url: `/wps/relay/GCSGAME_inhouseRounds/${roundId}/evidence`, method: 'GET', signal
    },
      );
    }




export const getGetInhouseEvidenceQueryKey = (roundId: RoundId,) => {
    return [
    `/wps/relay/GCSGAME_inhouseRounds/${roundId}/evidence`
    ] as const;
    }


export const getGetInhouseEvidenceQueryOptions = <TData = Awaited<ReturnType<typeof getInhouseEvidence>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(roundId: RoundId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInhouseEvidence>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInhouseEvidenceQueryKey(roundId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInhouseEvidence>>> = ({ signal }) => getInhouseEvidence(roundId, signal);





   return  { queryKey, queryFn, enabled: roundId !== null && roundId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInhouseEvidence>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInhouseEvidenceQueryResult = NonNullable<Awaited<ReturnType<typeof getInhouseEvidence>>>
export type GetInhouseEvidenceQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetInhouseEvidence<TData = Awaited<ReturnType<typeof getInhouseEvidence>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 roundId: RoundId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInhouseEvidence>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInhouseEvidence>>,
          TError,
          Awaited<ReturnType<typeof getInhouseEvidence>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInhouseEvidence<TData = Awaited<ReturnType<typeof getInhouseEvidence>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 roundId: RoundId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInhouseEvidence>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInhouseEvidence>>,
          TError,
          Awaited<ReturnType<typeof getInhouseEvidence>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInhouseEvidence<TData = Awaited<ReturnType<typeof getInhouseEvidence>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 roundId: RoundId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInhouseEvidence>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the evidence of a round
 */

export function useGetInhouseEvidence<TData = Awaited<ReturnType<typeof getInhouseEvidence>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 roundId: RoundId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInhouseEvidence>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInhouseEvidenceQueryOptions(roundId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







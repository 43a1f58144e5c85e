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
  CancelLotteryBetResponse,
  ConflictResponse,
  DrawId,
  ErrorEnvelope,
  ForbiddenResponse,
  GetChaseResponse,
  GetDrawEvidenceResponse,
  GetDrawResponse,
  GetLotteryBetResponse,
  GetLotteryGameParams,
  GetLotteryGameResponse,
  GetPrizeTableResponse,
  GetVietnamNumeroParams,
  GetVietnamNumeroResponse,
  ListChasesParams,
  ListChasesResponse,
  ListComingDrawsParams,
  ListComingDrawsResponse,
  ListDrawsParams,
  ListDrawsResponse,
  ListLotteryBetsParams,
  ListLotteryBetsResponse,
  ListLotteryFavouritesResponse,
  ListLotteryGamesParams,
  ListLotteryGamesResponse,
  ListOpenedNumeroParams,
  ListOpenedNumeroResponse,
  ListPlayTypesParams,
  ListPlayTypesResponse,
  ListVnGameMenusParams,
  ListVnGameMenusResponse,
  ListVnRecentGamesParams,
  ListVnRecentGamesResponse,
  LotteryFavouritesPayload,
  LotteryGameCode,
  LotterySlipPayload,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PlaceLotteryBetResponse,
  QuoteLotterySlipResponse,
  SetLotteryFavouritesResponse,
  StopChaseResponse,
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
 * The groups of the Vietnamese lottery (mode `SEA`, area `VN`, account type `TCG_LOTTO_VN`) with their games.
 * @summary List the menu of the Vietnamese lottery
 */
export const listVnGameMenus = (
    params?: ListVnGameMenusParams,
 signal?: AbortSignal
) => {


      return http<ListVnGameMenusResponse>(
      {url: `/lgw/vn/games/game_menu`, method: 'GET',
        params, signal
    },
      );
    }




export const getListVnGameMenusQueryKey = (params?: ListVnGameMenusParams,) => {
    return [
    `/lgw/vn/games/game_menu`, ...(params ? [params] : [])
    ] as const;
    }


export const getListVnGameMenusQueryOptions = <TData = Awaited<ReturnType<typeof listVnGameMenus>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListVnGameMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVnGameMenus>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVnGameMenusQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVnGameMenus>>> = ({ signal }) => listVnGameMenus(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVnGameMenus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVnGameMenusQueryResult = NonNullable<Awaited<ReturnType<typeof listVnGameMenus>>>
export type ListVnGameMenusQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListVnGameMenus<TData = Awaited<ReturnType<typeof listVnGameMenus>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListVnGameMenusParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVnGameMenus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVnGameMenus>>,
          TError,
          Awaited<ReturnType<typeof listVnGameMenus>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVnGameMenus<TData = Awaited<ReturnType<typeof listVnGameMenus>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListVnGameMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVnGameMenus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVnGameMenus>>,
          TError,
          Awaited<ReturnType<typeof listVnGameMenus>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVnGameMenus<TData = Awaited<ReturnType<typeof listVnGameMenus>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListVnGameMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVnGameMenus>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the menu of the Vietnamese lottery
 */

export function useListVnGameMenus<TData = Awaited<ReturnType<typeof listVnGameMenus>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListVnGameMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVnGameMenus>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVnGameMenusQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The games of the Vietnamese lottery that the member of the session has bet on in the last 90 days, each once, the one bet on
 * last first. Trial accounts have none: 403 `in_need_true_account`.
 * @summary List the Vietnamese games bet on last
 */
export const listVnRecentGames = (
    params?: ListVnRecentGamesParams,
 signal?: AbortSignal
) => {


      return http<ListVnRecentGamesResponse>(
      {url: `/lgw/vn/games/recent`, method: 'GET',
        params, signal
    },
      );
    }




export const getListVnRecentGamesQueryKey = (params?: ListVnRecentGamesParams,) => {
    return [
    `/lgw/vn/games/recent`, ...(params ? [params] : [])
    ] as const;
    }


export const getListVnRecentGamesQueryOptions = <TData = Awaited<ReturnType<typeof listVnRecentGames>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListVnRecentGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVnRecentGames>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVnRecentGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVnRecentGames>>> = ({ signal }) => listVnRecentGames(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVnRecentGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVnRecentGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listVnRecentGames>>>
export type ListVnRecentGamesQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListVnRecentGames<TData = Awaited<ReturnType<typeof listVnRecentGames>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListVnRecentGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVnRecentGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVnRecentGames>>,
          TError,
          Awaited<ReturnType<typeof listVnRecentGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVnRecentGames<TData = Awaited<ReturnType<typeof listVnRecentGames>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListVnRecentGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVnRecentGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVnRecentGames>>,
          TError,
          Awaited<ReturnType<typeof listVnRecentGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVnRecentGames<TData = Awaited<ReturnType<typeof listVnRecentGames>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListVnRecentGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVnRecentGames>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the Vietnamese games bet on last
 */

export function useListVnRecentGames<TData = Awaited<ReturnType<typeof listVnRecentGames>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListVnRecentGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVnRecentGames>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVnRecentGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All lottery games, or those of a mode or group, with their next draw. `gameCode` of `/lottery`, `/vnlottery` and `/elott` is one of these.
 * @summary List the lottery games
 */
export const listLotteryGames = (
    params?: ListLotteryGamesParams,
 signal?: AbortSignal
) => {


      return http<ListLotteryGamesResponse>(
      {url: `/lgw/lottery/games`, method: 'GET',
        params, signal
    },
      );
    }




export const getListLotteryGamesQueryKey = (params?: ListLotteryGamesParams,) => {
    return [
    `/lgw/lottery/games`, ...(params ? [params] : [])
    ] as const;
    }


export const getListLotteryGamesQueryOptions = <TData = Awaited<ReturnType<typeof listLotteryGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListLotteryGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLotteryGames>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLotteryGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLotteryGames>>> = ({ signal }) => listLotteryGames(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLotteryGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLotteryGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listLotteryGames>>>
export type ListLotteryGamesQueryError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListLotteryGames<TData = Awaited<ReturnType<typeof listLotteryGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListLotteryGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLotteryGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLotteryGames>>,
          TError,
          Awaited<ReturnType<typeof listLotteryGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLotteryGames<TData = Awaited<ReturnType<typeof listLotteryGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListLotteryGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLotteryGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLotteryGames>>,
          TError,
          Awaited<ReturnType<typeof listLotteryGames>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLotteryGames<TData = Awaited<ReturnType<typeof listLotteryGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListLotteryGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLotteryGames>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the lottery games
 */

export function useListLotteryGames<TData = Awaited<ReturnType<typeof listLotteryGames>>, TError = ValidationFailedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListLotteryGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLotteryGames>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLotteryGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The game with its prize table, timetable and limits. `serverTime` sets the countdown: bets close by this clock and no other.
 * @summary Show a lottery game
 */
export const getLotteryGame = (
    gameCode: LotteryGameCode,
    params?: GetLotteryGameParams,
 signal?: AbortSignal
) => {


      return http<GetLotteryGameResponse>(
      {url: `/lgw/lottery/games/${gameCode}`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetLotteryGameQueryKey = (gameCode: LotteryGameCode,
    params?: GetLotteryGameParams,) => {
    return [
    `/lgw/lottery/games/${gameCode}`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetLotteryGameQueryOptions = <TData = Awaited<ReturnType<typeof getLotteryGame>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(gameCode: LotteryGameCode,
    params?: GetLotteryGameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLotteryGame>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLotteryGameQueryKey(gameCode,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLotteryGame>>> = ({ signal }) => getLotteryGame(gameCode,params, signal);





   return  { queryKey, queryFn, enabled: gameCode !== null && gameCode !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLotteryGame>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLotteryGameQueryResult = NonNullable<Awaited<ReturnType<typeof getLotteryGame>>>
export type GetLotteryGameQueryError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetLotteryGame<TData = Awaited<ReturnType<typeof getLotteryGame>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    params: undefined |  GetLotteryGameParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLotteryGame>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLotteryGame>>,
          TError,
          Awaited<ReturnType<typeof getLotteryGame>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLotteryGame<TData = Awaited<ReturnType<typeof getLotteryGame>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    params?: GetLotteryGameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLotteryGame>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLotteryGame>>,
          TError,
          Awaited<ReturnType<typeof getLotteryGame>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLotteryGame<TData = Awaited<ReturnType<typeof getLotteryGame>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    params?: GetLotteryGameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLotteryGame>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a lottery game
 */

export function useGetLotteryGame<TData = Awaited<ReturnType<typeof getLotteryGame>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    params?: GetLotteryGameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLotteryGame>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLotteryGameQueryOptions(gameCode,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every way to bet on the game, with odds, hit probability and return to player, which a page shows before any bet is placed.
 * Odds are what one line pays for each 1 of its unit, the unit included; a bet pays unit x multiple x odds x hits. Where the game
 * has one return to player the odds are fair odds x that return, rounded down to four decimals. A change of any figure makes a
 * new `oddsVersion`; a slip that carries an older one is refused with `odds_changed`, while bets that are placed keep their odds.
 * @summary List the play types of a game
 */
export const listPlayTypes = (
    gameCode: LotteryGameCode,
    params?: ListPlayTypesParams,
 signal?: AbortSignal
) => {


      return http<ListPlayTypesResponse>(
      {url: `/lgw/lottery/games/${gameCode}/playTypes`, method: 'GET',
        params, signal
    },
      );
    }




export const getListPlayTypesQueryKey = (gameCode: LotteryGameCode,
    params?: ListPlayTypesParams,) => {
    return [
    `/lgw/lottery/games/${gameCode}/playTypes`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPlayTypesQueryOptions = <TData = Awaited<ReturnType<typeof listPlayTypes>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(gameCode: LotteryGameCode,
    params?: ListPlayTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayTypes>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPlayTypesQueryKey(gameCode,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPlayTypes>>> = ({ signal }) => listPlayTypes(gameCode,params, signal);





   return  { queryKey, queryFn, enabled: gameCode !== null && gameCode !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPlayTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPlayTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listPlayTypes>>>
export type ListPlayTypesQueryError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListPlayTypes<TData = Awaited<ReturnType<typeof listPlayTypes>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    params: undefined |  ListPlayTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayTypes>>,
          TError,
          Awaited<ReturnType<typeof listPlayTypes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayTypes<TData = Awaited<ReturnType<typeof listPlayTypes>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    params?: ListPlayTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPlayTypes>>,
          TError,
          Awaited<ReturnType<typeof listPlayTypes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPlayTypes<TData = Awaited<ReturnType<typeof listPlayTypes>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    params?: ListPlayTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayTypes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the play types of a game
 */

export function useListPlayTypes<TData = Awaited<ReturnType<typeof listPlayTypes>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    params?: ListPlayTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPlayTypes>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPlayTypesQueryOptions(gameCode,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The draws that bets can be placed on, the next one first: those that are `open`, then those that are `scheduled`, which a chase
 * may reach. Where several stations draw on a day each has a draw of its own. Days without a draw are missing. The first entry
 * stays until it closes, not until it is drawn. A built-in draw shows its commitment as soon as it is open.
 * @summary List the current and the coming draws of a game
 */
export const listComingDraws = (
    gameCode: LotteryGameCode,
    params?: ListComingDrawsParams,
 signal?: AbortSignal
) => {


      return http<ListComingDrawsResponse>(
      {url: `/lgw/lottery/games/${gameCode}/comingDraws`, method: 'GET',
        params, signal
    },
      );
    }




export const getListComingDrawsQueryKey = (gameCode: LotteryGameCode,
    params?: ListComingDrawsParams,) => {
    return [
    `/lgw/lottery/games/${gameCode}/comingDraws`, ...(params ? [params] : [])
    ] as const;
    }


export const getListComingDrawsQueryOptions = <TData = Awaited<ReturnType<typeof listComingDraws>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(gameCode: LotteryGameCode,
    params?: ListComingDrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComingDraws>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListComingDrawsQueryKey(gameCode,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComingDraws>>> = ({ signal }) => listComingDraws(gameCode,params, signal);





   return  { queryKey, queryFn, enabled: gameCode !== null && gameCode !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listComingDraws>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListComingDrawsQueryResult = NonNullable<Awaited<ReturnType<typeof listComingDraws>>>
export type ListComingDrawsQueryError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListComingDraws<TData = Awaited<ReturnType<typeof listComingDraws>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    params: undefined |  ListComingDrawsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComingDraws>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComingDraws>>,
          TError,
          Awaited<ReturnType<typeof listComingDraws>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComingDraws<TData = Awaited<ReturnType<typeof listComingDraws>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    params?: ListComingDrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComingDraws>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComingDraws>>,
          TError,
          Awaited<ReturnType<typeof listComingDraws>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComingDraws<TData = Awaited<ReturnType<typeof listComingDraws>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    params?: ListComingDrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComingDraws>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the current and the coming draws of a game
 */

export function useListComingDraws<TData = Awaited<ReturnType<typeof listComingDraws>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 gameCode: LotteryGameCode,
    params?: ListComingDrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComingDraws>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListComingDrawsQueryOptions(gameCode,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The favourites that the member of the session keeps on the server, so that other devices have them too. The portal keeps them
 * per username in its storage (`LOTTFAV`) and reads them again when the member logs in. Trial accounts have none: 403 `in_need_true_account`.
 * @summary List the favourite lottery games
 */
export const listLotteryFavourites = (

 signal?: AbortSignal
) => {


      return http<ListLotteryFavouritesResponse>(
      {url: `/lgw/lottery/favourites`, method: 'GET', signal
    },
      );
    }




export const getListLotteryFavouritesQueryKey = () => {
    return [
    `/lgw/lottery/favourites`
    ] as const;
    }


export const getListLotteryFavouritesQueryOptions = <TData = Awaited<ReturnType<typeof listLotteryFavourites>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLotteryFavourites>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLotteryFavouritesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLotteryFavourites>>> = ({ signal }) => listLotteryFavourites(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLotteryFavourites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLotteryFavouritesQueryResult = NonNullable<Awaited<ReturnType<typeof listLotteryFavourites>>>
export type ListLotteryFavouritesQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListLotteryFavourites<TData = Awaited<ReturnType<typeof listLotteryFavourites>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLotteryFavourites>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLotteryFavourites>>,
          TError,
          Awaited<ReturnType<typeof listLotteryFavourites>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLotteryFavourites<TData = Awaited<ReturnType<typeof listLotteryFavourites>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLotteryFavourites>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLotteryFavourites>>,
          TError,
          Awaited<ReturnType<typeof listLotteryFavourites>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLotteryFavourites<TData = Awaited<ReturnType<typeof listLotteryFavourites>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLotteryFavourites>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the favourite lottery games
 */

export function useListLotteryFavourites<TData = Awaited<ReturnType<typeof listLotteryFavourites>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLotteryFavourites>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLotteryFavouritesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Replaces the favourites by these, in this order; sent again it changes nothing. Games that do not exist are left out of the answer.
 * @summary Set the favourite lottery games
 */
export const setLotteryFavourites = (
    lotteryFavouritesPayload: LotteryFavouritesPayload,
 signal?: AbortSignal
) => {


      return http<SetLotteryFavouritesResponse>(
      {url: `/lgw/lottery/favourites`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: lotteryFavouritesPayload, signal
    },
      );
    }




export const getSetLotteryFavouritesMutationKey = () => ['setLotteryFavourites'] as const;

export const getSetLotteryFavouritesMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setLotteryFavourites>>, TError,SetLotteryFavouritesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setLotteryFavourites>>, TError,SetLotteryFavouritesMutationVariables, TContext> => {

const mutationKey = getSetLotteryFavouritesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setLotteryFavourites>>, SetLotteryFavouritesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setLotteryFavourites(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetLotteryFavouritesMutationResult = NonNullable<Awaited<ReturnType<typeof setLotteryFavourites>>>
    export type SetLotteryFavouritesMutationBody = LotteryFavouritesPayload
    export type SetLotteryFavouritesMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SetLotteryFavouritesMutationVariables = {data: LotteryFavouritesPayload}

    /**
 * @summary Set the favourite lottery games
 */
export const useSetLotteryFavourites = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setLotteryFavourites>>, TError,SetLotteryFavouritesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setLotteryFavourites>>,
        TError,
        SetLotteryFavouritesMutationVariables,
        TContext
      > => {
      return useMutation(getSetLotteryFavouritesMutationOptions(options), queryClient);
    }
    /**
 * The draws of a game by their time, the newest first, results and void draws among them. The range holds for `drawAt`.
 * @summary List the draws of a game
 */
export const listDraws = (
    params: ListDrawsParams,
 signal?: AbortSignal
) => {


      return http<ListDrawsResponse>(
      {url: `/lgw/lottery/draws`, method: 'GET',
        params, signal
    },
      );
    }




export const getListDrawsQueryKey = (params?: ListDrawsParams,) => {
    return [
    `/lgw/lottery/draws`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDrawsQueryOptions = <TData = Awaited<ReturnType<typeof listDraws>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: ListDrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDraws>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDrawsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDraws>>> = ({ signal }) => listDraws(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDraws>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDrawsQueryResult = NonNullable<Awaited<ReturnType<typeof listDraws>>>
export type ListDrawsQueryError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListDraws<TData = Awaited<ReturnType<typeof listDraws>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListDrawsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDraws>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDraws>>,
          TError,
          Awaited<ReturnType<typeof listDraws>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDraws<TData = Awaited<ReturnType<typeof listDraws>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListDrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDraws>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDraws>>,
          TError,
          Awaited<ReturnType<typeof listDraws>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDraws<TData = Awaited<ReturnType<typeof listDraws>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListDrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDraws>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the draws of a game
 */

export function useListDraws<TData = Awaited<ReturnType<typeof listDraws>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListDrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDraws>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDrawsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A draw in its present state. The result is the version that holds; after a correction it is another one, with a higher
 * `version`, and every bet has been settled again by it.
 * @summary Show a draw
 */
export const getDraw = (
    drawId: DrawId,
 signal?: AbortSignal
) => {


      return http<GetDrawResponse>(
      {url: `/lgw/lottery/draws/${drawId}`, method: 'GET', signal
    },
      );
    }




export const getGetDrawQueryKey = (drawId: DrawId,) => {
    return [
    `/lgw/lottery/draws/${drawId}`
    ] as const;
    }


export const getGetDrawQueryOptions = <TData = Awaited<ReturnType<typeof getDraw>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDraw>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDrawQueryKey(drawId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDraw>>> = ({ signal }) => getDraw(drawId, signal);





   return  { queryKey, queryFn, enabled: drawId !== null && drawId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDraw>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDrawQueryResult = NonNullable<Awaited<ReturnType<typeof getDraw>>>
export type GetDrawQueryError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetDraw<TData = Awaited<ReturnType<typeof getDraw>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDraw>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDraw>>,
          TError,
          Awaited<ReturnType<typeof getDraw>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDraw<TData = Awaited<ReturnType<typeof getDraw>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDraw>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDraw>>,
          TError,
          Awaited<ReturnType<typeof getDraw>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDraw<TData = Awaited<ReturnType<typeof getDraw>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDraw>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a draw
 */

export function useGetDraw<TData = Awaited<ReturnType<typeof getDraw>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDraw>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDrawQueryOptions(drawId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The result in its rows with the two-digit endings that decide most bets, also by first and by last digit. North has 27 numbers:
 * special 1 x 5 digits, G1 1 x 5, G2 2 x 5, G3 6 x 5, G4 4 x 4, G5 6 x 4, G6 3 x 3, G7 4 x 2; South and Central have 18: special 1 x 6,
 * G1 1 x 5, G2 1 x 5, G3 2 x 5, G4 7 x 5, G5 1 x 4, G6 3 x 4, G7 1 x 3, G8 1 x 2. A draw without a prize table is 404.
 * @summary Show the prize table of a Vietnamese draw
 */
export const getPrizeTable = (
    drawId: DrawId,
 signal?: AbortSignal
) => {


      return http<GetPrizeTableResponse>(
      {url: `/lgw/lottery/draws/${drawId}/prizeTable`, method: 'GET', signal
    },
      );
    }




export const getGetPrizeTableQueryKey = (drawId: DrawId,) => {
    return [
    `/lgw/lottery/draws/${drawId}/prizeTable`
    ] as const;
    }


export const getGetPrizeTableQueryOptions = <TData = Awaited<ReturnType<typeof getPrizeTable>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrizeTable>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPrizeTableQueryKey(drawId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPrizeTable>>> = ({ signal }) => getPrizeTable(drawId, signal);





   return  { queryKey, queryFn, enabled: drawId !== null && drawId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPrizeTable>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPrizeTableQueryResult = NonNullable<Awaited<ReturnType<typeof getPrizeTable>>>
export type GetPrizeTableQueryError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetPrizeTable<TData = Awaited<ReturnType<typeof getPrizeTable>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrizeTable>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPrizeTable>>,
          TError,
          Awaited<ReturnType<typeof getPrizeTable>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPrizeTable<TData = Awaited<ReturnType<typeof getPrizeTable>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrizeTable>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPrizeTable>>,
          TError,
          Awaited<ReturnType<typeof getPrizeTable>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPrizeTable<TData = Awaited<ReturnType<typeof getPrizeTable>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrizeTable>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the prize table of a Vietnamese draw
 */

export function useGetPrizeTable<TData = Awaited<ReturnType<typeof getPrizeTable>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrizeTable>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPrizeTableQueryOptions(drawId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What is needed to work a built-in draw out again: `sha256(seed)` is `commitment`, and the algorithm gives the numbers from the
 * seed and the draw's id and nothing else; the portal does both in the browser. The seed is kept encrypted, under a key outside
 * the database, until the draw is drawn. For any draw the versions of its result are listed: they are entered once and never edited.
 * @summary Show the evidence of a draw
 */
export const getDrawEvidence = (
    drawId: DrawId,
 signal?: AbortSignal
) => {


      return http<GetDrawEvidenceResponse>(
      {url: `/lgw/lottery/draws/${drawId}/evidence`, method: 'GET', signal
    },
      );
    }




export const getGetDrawEvidenceQueryKey = (drawId: DrawId,) => {
    return [
    `/lgw/lottery/draws/${drawId}/evidence`
    ] as const;
    }


export const getGetDrawEvidenceQueryOptions = <TData = Awaited<ReturnType<typeof getDrawEvidence>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDrawEvidence>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDrawEvidenceQueryKey(drawId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDrawEvidence>>> = ({ signal }) => getDrawEvidence(drawId, signal);





   return  { queryKey, queryFn, enabled: drawId !== null && drawId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDrawEvidence>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDrawEvidenceQueryResult = NonNullable<Awaited<ReturnType<typeof getDrawEvidence>>>
export type GetDrawEvidenceQueryError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetDrawEvidence<TData = Awaited<ReturnType<typeof getDrawEvidence>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDrawEvidence>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDrawEvidence>>,
          TError,
          Awaited<ReturnType<typeof getDrawEvidence>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDrawEvidence<TData = Awaited<ReturnType<typeof getDrawEvidence>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDrawEvidence>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDrawEvidence>>,
          TError,
          Awaited<ReturnType<typeof getDrawEvidence>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDrawEvidence<TData = Awaited<ReturnType<typeof getDrawEvidence>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDrawEvidence>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the evidence of a draw
 */

export function useGetDrawEvidence<TData = Awaited<ReturnType<typeof getDrawEvidence>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 drawId: DrawId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDrawEvidence>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDrawEvidenceQueryOptions(drawId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The last draws of a game whose numbers are known, the newest first; void draws are missing. A corrected draw shows the version that holds.
 * @summary List the numbers drawn last
 */
export const listOpenedNumero = (
    params: ListOpenedNumeroParams,
 signal?: AbortSignal
) => {


      return http<ListOpenedNumeroResponse>(
      {url: `/wps/relay/GCSGAME_openedNumero`, method: 'GET',
        params, signal
    },
      );
    }




export const getListOpenedNumeroQueryKey = (params?: ListOpenedNumeroParams,) => {
    return [
    `/wps/relay/GCSGAME_openedNumero`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOpenedNumeroQueryOptions = <TData = Awaited<ReturnType<typeof listOpenedNumero>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: ListOpenedNumeroParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenedNumero>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenedNumeroQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenedNumero>>> = ({ signal }) => listOpenedNumero(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenedNumero>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenedNumeroQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenedNumero>>>
export type ListOpenedNumeroQueryError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListOpenedNumero<TData = Awaited<ReturnType<typeof listOpenedNumero>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListOpenedNumeroParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenedNumero>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenedNumero>>,
          TError,
          Awaited<ReturnType<typeof listOpenedNumero>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenedNumero<TData = Awaited<ReturnType<typeof listOpenedNumero>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListOpenedNumeroParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenedNumero>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenedNumero>>,
          TError,
          Awaited<ReturnType<typeof listOpenedNumero>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenedNumero<TData = Awaited<ReturnType<typeof listOpenedNumero>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListOpenedNumeroParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenedNumero>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the numbers drawn last
 */

export function useListOpenedNumero<TData = Awaited<ReturnType<typeof listOpenedNumero>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: ListOpenedNumeroParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenedNumero>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenedNumeroQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The last draws of a Vietnamese game with how often and how long ago each two-digit ending came among them. `gap` counts the
 * draws since the last time; 0 is the newest draw. The figures are history: every ending is as likely as any other in the next
 * draw, and a page that shows `hot` and `cold` says so. Any other game is 404.
 * @summary Show the board of a Vietnamese game
 */
export const getVietnamNumero = (
    params: GetVietnamNumeroParams,
 signal?: AbortSignal
) => {


      return http<GetVietnamNumeroResponse>(
      {url: `/wps/relay/GCSGAME_vietnamNumero`, method: 'GET',
        params, signal
    },
      );
    }




export const getGetVietnamNumeroQueryKey = (params?: GetVietnamNumeroParams,) => {
    return [
    `/wps/relay/GCSGAME_vietnamNumero`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetVietnamNumeroQueryOptions = <TData = Awaited<ReturnType<typeof getVietnamNumero>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params: GetVietnamNumeroParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVietnamNumero>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVietnamNumeroQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVietnamNumero>>> = ({ signal }) => getVietnamNumero(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVietnamNumero>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVietnamNumeroQueryResult = NonNullable<Awaited<ReturnType<typeof getVietnamNumero>>>
export type GetVietnamNumeroQueryError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetVietnamNumero<TData = Awaited<ReturnType<typeof getVietnamNumero>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetVietnamNumeroParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVietnamNumero>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVietnamNumero>>,
          TError,
          Awaited<ReturnType<typeof getVietnamNumero>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVietnamNumero<TData = Awaited<ReturnType<typeof getVietnamNumero>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetVietnamNumeroParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVietnamNumero>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVietnamNumero>>,
          TError,
          Awaited<ReturnType<typeof getVietnamNumero>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVietnamNumero<TData = Awaited<ReturnType<typeof getVietnamNumero>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetVietnamNumeroParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVietnamNumero>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show the board of a Vietnamese game
 */

export function useGetVietnamNumero<TData = Awaited<ReturnType<typeof getVietnamNumero>>, TError = ValidationFailedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: GetVietnamNumeroParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVietnamNumero>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVietnamNumeroQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Tells what a slip costs and can pay before it is confirmed, by the same rules as `placeLotteryBet`; it takes nothing and holds
 * nothing. It is always priced by the odds that hold now, and answers their version. A slip whose money is not enough is
 * priced all the same: `affordable` is false.
 *
 * **Counting.** An entry has combinations by the play type's `counting`; lines = combinations x `linesPerCombination`; its stake in
 * a draw = lines x unit x multiple of the entry x multiple of the draw.
 * @summary Price a lottery bet
 */
export const quoteLotterySlip = (
    lotterySlipPayload: LotterySlipPayload,
 signal?: AbortSignal
) => {


      return http<QuoteLotterySlipResponse>(
      {url: `/lgw/lottery/quote`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: lotterySlipPayload, signal
    },
      );
    }




export const getQuoteLotterySlipMutationKey = () => ['quoteLotterySlip'] as const;

export const getQuoteLotterySlipMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof quoteLotterySlip>>, TError,QuoteLotterySlipMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof quoteLotterySlip>>, TError,QuoteLotterySlipMutationVariables, TContext> => {

const mutationKey = getQuoteLotterySlipMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof quoteLotterySlip>>, QuoteLotterySlipMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  quoteLotterySlip(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type QuoteLotterySlipMutationResult = NonNullable<Awaited<ReturnType<typeof quoteLotterySlip>>>
    export type QuoteLotterySlipMutationBody = LotterySlipPayload
    export type QuoteLotterySlipMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse
    export type QuoteLotterySlipMutationVariables = {data: LotterySlipPayload}

    /**
 * @summary Price a lottery bet
 */
export const useQuoteLotterySlip = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof quoteLotterySlip>>, TError,QuoteLotterySlipMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof quoteLotterySlip>>,
        TError,
        QuoteLotterySlipMutationVariables,
        TContext
      > => {
      return useMutation(getQuoteLotterySlipMutationOptions(options), queryClient);
    }
    /**
 * The lottery bets of the member of the session by the time they were placed, the newest first, with the sums over the whole
 * range. At least three months are at hand.
 * @summary List the own lottery bets
 */
export const listLotteryBets = (
    params?: ListLotteryBetsParams,
 signal?: AbortSignal
) => {


      return http<ListLotteryBetsResponse>(
      {url: `/lgw/lottery/bets`, method: 'GET',
        params, signal
    },
      );
    }




export const getListLotteryBetsQueryKey = (params?: ListLotteryBetsParams,) => {
    return [
    `/lgw/lottery/bets`, ...(params ? [params] : [])
    ] as const;
    }


export const getListLotteryBetsQueryOptions = <TData = Awaited<ReturnType<typeof listLotteryBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListLotteryBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLotteryBets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLotteryBetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLotteryBets>>> = ({ signal }) => listLotteryBets(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLotteryBets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLotteryBetsQueryResult = NonNullable<Awaited<ReturnType<typeof listLotteryBets>>>
export type ListLotteryBetsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListLotteryBets<TData = Awaited<ReturnType<typeof listLotteryBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListLotteryBetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLotteryBets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLotteryBets>>,
          TError,
          Awaited<ReturnType<typeof listLotteryBets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLotteryBets<TData = Awaited<ReturnType<typeof listLotteryBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListLotteryBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLotteryBets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLotteryBets>>,
          TError,
          Awaited<ReturnType<typeof listLotteryBets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLotteryBets<TData = Awaited<ReturnType<typeof listLotteryBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListLotteryBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLotteryBets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the own lottery bets
 */

export function useListLotteryBets<TData = Awaited<ReturnType<typeof listLotteryBets>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListLotteryBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLotteryBets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLotteryBetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Places every entry of the slip in every one of its draws, or nothing. Each makes a bet of its own; with several draws they
 * belong to a chase. The whole stake is taken at once, that of a chase for all its draws; what is not needed comes back.
 *
 * **Counting.** An entry has combinations by the play type's `counting`; lines = combinations x `linesPerCombination`; its stake in
 * a draw = lines x unit x multiple of the entry x multiple of the draw.
 *
 * **Odds.** `oddsVersion` is what the player saw; if the odds of an entry have changed since it is 409 `odds_changed`, and nothing is
 * placed. A placed bet keeps its odds.
 *
 * **Close.** A draw takes bets while it is `open`, and in a chase `scheduled`, up to `closesAt` by the database's clock within the
 * transaction; one late draw refuses the slip with 422 `draw_closed`.
 *
 * **Limits.** `maxLines`, `maxMultiple`, `maxChaseDraws`, `maxStakePerLine` and `maxStakePerDraw`, the last over all bets of the member on
 * the draw: 422 `bet_limit_exceeded`. A payout is cut to `maxPayoutPerLine` and `maxPayoutPerDraw`, which the page shows before.
 *
 * **Chase.** Its draws are settled in their order. With `stopOnWin` the first draw in which one of its bets wins ends it; the bets
 * of its later draws are cancelled in the same transaction and their stakes come back.
 *
 * **Settlement.** A bet pays unit x multiple x odds x hits, once for each version of the result; a correction reverses and pays
 * anew. A void draw gives the stakes back.
 *
 * The same key and body are answered with the same bets; another body with the same key is 409 `idempotency_conflict`. Trial
 * accounts are answered 403 `in_need_true_account`.
 * @summary Place a lottery bet
 */
export const placeLotteryBet = (
    lotterySlipPayload: LotterySlipPayload,
 signal?: AbortSignal
) => {


      return http<PlaceLotteryBetResponse>(
      {url: `/lgw/lottery/bets`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: lotterySlipPayload, signal
    },
      );
    }




export const getPlaceLotteryBetMutationKey = () => ['placeLotteryBet'] as const;

export const getPlaceLotteryBetMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeLotteryBet>>, TError,PlaceLotteryBetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof placeLotteryBet>>, TError,PlaceLotteryBetMutationVariables, TContext> => {

const mutationKey = getPlaceLotteryBetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeLotteryBet>>, PlaceLotteryBetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeLotteryBet(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlaceLotteryBetMutationResult = NonNullable<Awaited<ReturnType<typeof placeLotteryBet>>>
    export type PlaceLotteryBetMutationBody = LotterySlipPayload
    export type PlaceLotteryBetMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse
    export type PlaceLotteryBetMutationVariables = {data: LotterySlipPayload}

    /**
 * @summary Place a lottery bet
 */
export const usePlaceLotteryBet = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeLotteryBet>>, TError,PlaceLotteryBetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeLotteryBet>>,
        TError,
        PlaceLotteryBetMutationVariables,
        TContext
      > => {
      return useMutation(getPlaceLotteryBetMutationOptions(options), queryClient);
    }
    /**
 * A bet of the member of the session. Another member's is 404.
 * @summary Show a lottery bet
 */
export const getLotteryBet = (
    betId: string,
 signal?: AbortSignal
) => {


      return http<GetLotteryBetResponse>(
      {url: `/lgw/lottery/bets/${betId}`, method: 'GET', signal
    },
      );
    }




export const getGetLotteryBetQueryKey = (betId: string,) => {
    return [
    `/lgw/lottery/bets/${betId}`
    ] as const;
    }


export const getGetLotteryBetQueryOptions = <TData = Awaited<ReturnType<typeof getLotteryBet>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(betId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLotteryBet>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLotteryBetQueryKey(betId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLotteryBet>>> = ({ signal }) => getLotteryBet(betId, signal);





   return  { queryKey, queryFn, enabled: betId !== null && betId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLotteryBet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLotteryBetQueryResult = NonNullable<Awaited<ReturnType<typeof getLotteryBet>>>
export type GetLotteryBetQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetLotteryBet<TData = Awaited<ReturnType<typeof getLotteryBet>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 betId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLotteryBet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLotteryBet>>,
          TError,
          Awaited<ReturnType<typeof getLotteryBet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLotteryBet<TData = Awaited<ReturnType<typeof getLotteryBet>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 betId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLotteryBet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLotteryBet>>,
          TError,
          Awaited<ReturnType<typeof getLotteryBet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLotteryBet<TData = Awaited<ReturnType<typeof getLotteryBet>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 betId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLotteryBet>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a lottery bet
 */

export function useGetLotteryBet<TData = Awaited<ReturnType<typeof getLotteryBet>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 betId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLotteryBet>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLotteryBetQueryOptions(betId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes a bet back and returns its stake in the same transaction, as long as its draw has not closed by the database's clock. A bet of a
 * chase can be cancelled too; its other draws go on. A bet that is closed, settled or cancelled is 422 `bet_not_cancellable`;
 * with the same key it is cancelled once and answered as the first time.
 * @summary Cancel a lottery bet
 */
export const cancelLotteryBet = (
    betId: string,
 signal?: AbortSignal
) => {


      return http<CancelLotteryBetResponse>(
      {url: `/lgw/lottery/bets/${betId}/cancel`, method: 'POST', signal
    },
      );
    }




export const getCancelLotteryBetMutationKey = () => ['cancelLotteryBet'] as const;

export const getCancelLotteryBetMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelLotteryBet>>, TError,CancelLotteryBetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelLotteryBet>>, TError,CancelLotteryBetMutationVariables, TContext> => {

const mutationKey = getCancelLotteryBetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelLotteryBet>>, CancelLotteryBetMutationVariables> = (props) => {
          const {betId} = props ?? {};

          return  cancelLotteryBet(betId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelLotteryBetMutationResult = NonNullable<Awaited<ReturnType<typeof cancelLotteryBet>>>

    export type CancelLotteryBetMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type CancelLotteryBetMutationVariables = {betId: string}

    /**
 * @summary Cancel a lottery bet
 */
export const useCancelLotteryBet = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelLotteryBet>>, TError,CancelLotteryBetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelLotteryBet>>,
        TError,
        CancelLotteryBetMutationVariables,
        TContext
      > => {
      return useMutation(getCancelLotteryBetMutationOptions(options), queryClient);
    }
    /**
 * The chases of the member of the session by the time they were placed, the newest first.
 * @summary List the own chases
 */
export const listChases = (
    params?: ListChasesParams,
 signal?: AbortSignal
) => {


      return http<ListChasesResponse>(
      {url: `/lgw/lottery/chases`, method: 'GET',
        params, signal
    },
      );
    }




export const getListChasesQueryKey = (params?: ListChasesParams,) => {
    return [
    `/lgw/lottery/chases`, ...(params ? [params] : [])
    ] as const;
    }


export const getListChasesQueryOptions = <TData = Awaited<ReturnType<typeof listChases>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListChasesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChases>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListChasesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listChases>>> = ({ signal }) => listChases(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listChases>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListChasesQueryResult = NonNullable<Awaited<ReturnType<typeof listChases>>>
export type ListChasesQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListChases<TData = Awaited<ReturnType<typeof listChases>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListChasesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChases>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChases>>,
          TError,
          Awaited<ReturnType<typeof listChases>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChases<TData = Awaited<ReturnType<typeof listChases>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListChasesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChases>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChases>>,
          TError,
          Awaited<ReturnType<typeof listChases>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChases<TData = Awaited<ReturnType<typeof listChases>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListChasesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChases>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the own chases
 */

export function useListChases<TData = Awaited<ReturnType<typeof listChases>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListChasesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChases>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListChasesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A chase of the member of the session with every draw of it. Another member's is 404.
 * @summary Show a chase
 */
export const getChase = (
    chaseId: string,
 signal?: AbortSignal
) => {


      return http<GetChaseResponse>(
      {url: `/lgw/lottery/chases/${chaseId}`, method: 'GET', signal
    },
      );
    }




export const getGetChaseQueryKey = (chaseId: string,) => {
    return [
    `/lgw/lottery/chases/${chaseId}`
    ] as const;
    }


export const getGetChaseQueryOptions = <TData = Awaited<ReturnType<typeof getChase>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(chaseId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChase>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetChaseQueryKey(chaseId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getChase>>> = ({ signal }) => getChase(chaseId, signal);





   return  { queryKey, queryFn, enabled: chaseId !== null && chaseId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getChase>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetChaseQueryResult = NonNullable<Awaited<ReturnType<typeof getChase>>>
export type GetChaseQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetChase<TData = Awaited<ReturnType<typeof getChase>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 chaseId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChase>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChase>>,
          TError,
          Awaited<ReturnType<typeof getChase>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChase<TData = Awaited<ReturnType<typeof getChase>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 chaseId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChase>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChase>>,
          TError,
          Awaited<ReturnType<typeof getChase>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetChase<TData = Awaited<ReturnType<typeof getChase>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 chaseId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChase>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Show a chase
 */

export function useGetChase<TData = Awaited<ReturnType<typeof getChase>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 chaseId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChase>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetChaseQueryOptions(chaseId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Ends a chase: its bets on draws that have not closed by the database's clock are cancelled and their stakes come back in the same transaction;
 * a draw that is closed is still settled. A chase that has ended is answered as it is, with `returned` 0.00.
 * @summary Stop a chase
 */
export const stopChase = (
    chaseId: string,
 signal?: AbortSignal
) => {


      return http<StopChaseResponse>(
      {url: `/lgw/lottery/chases/${chaseId}/stop`, method: 'POST', signal
    },
      );
    }




export const getStopChaseMutationKey = () => ['stopChase'] as const;

export const getStopChaseMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopChase>>, TError,StopChaseMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof stopChase>>, TError,StopChaseMutationVariables, TContext> => {

const mutationKey = getStopChaseMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof stopChase>>, StopChaseMutationVariables> = (props) => {
          const {chaseId} = props ?? {};

          return  stopChase(chaseId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StopChaseMutationResult = NonNullable<Awaited<ReturnType<typeof stopChase>>>

    export type StopChaseMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type StopChaseMutationVariables = {chaseId: string}

    /**
 * @summary Stop a chase
 */
export const useStopChase = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopChase>>, TError,StopChaseMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof stopChase>>,
        TError,
        StopChaseMutationVariables,
        TContext
      > => {
      return useMutation(getStopChaseMutationOptions(options), queryClient);
    }

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
  AcknowledgeRealityCheckResponse,
  ErrorEnvelope,
  ForbiddenResponse,
  GetPlayLimitsResponse,
  GetRealityCheckResponse,
  MoneyLimitPayload,
  PayloadTooLargeResponse,
  RealityCheckPayload,
  SelfExclusionPayload,
  SessionLimitPayload,
  SetMoneyLimitResponse,
  SetRealityCheckResponse,
  SetSessionLimitResponse,
  StartSelfExclusionResponse,
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
 * The limits that the member of the session has set, with what is used of each, and what can be set. The lowest of all
 * limits that overlap holds, the operator's among them; a deposit, bet or transfer to a vendor that would pass it is
 * refused inside the transaction.
 * @summary Tell the limits
 */
export const getPlayLimits = (

 signal?: AbortSignal
) => {


      return http<GetPlayLimitsResponse>(
      {url: `/wps/member/limits`, method: 'GET', signal
    },
      );
    }




export const getGetPlayLimitsQueryKey = () => {
    return [
    `/wps/member/limits`
    ] as const;
    }


export const getGetPlayLimitsQueryOptions = <TData = Awaited<ReturnType<typeof getPlayLimits>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayLimits>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlayLimitsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlayLimits>>> = ({ signal }) => getPlayLimits(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlayLimits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlayLimitsQueryResult = NonNullable<Awaited<ReturnType<typeof getPlayLimits>>>
export type GetPlayLimitsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetPlayLimits<TData = Awaited<ReturnType<typeof getPlayLimits>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayLimits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayLimits>>,
          TError,
          Awaited<ReturnType<typeof getPlayLimits>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayLimits<TData = Awaited<ReturnType<typeof getPlayLimits>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayLimits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayLimits>>,
          TError,
          Awaited<ReturnType<typeof getPlayLimits>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayLimits<TData = Awaited<ReturnType<typeof getPlayLimits>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayLimits>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the limits
 */

export function useGetPlayLimits<TData = Awaited<ReturnType<typeof getPlayLimits>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayLimits>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlayLimitsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A lower limit, or a first one, holds at once and takes a waiting change away. A higher one, or none, waits 24 hours as
 * `pending` and then holds without another word; sending the present limit again takes the waiting change away. A limit
 * of the operator cannot be raised: 403 `forbidden`. Each change goes to the audit log. Answers all limits. The lowest
 * of all limits that overlap holds, the operator's among them; a deposit, bet or transfer to a vendor that would pass it
 * is refused inside the transaction.
 * @summary Set a limit of money
 */
export const setMoneyLimit = (
    moneyLimitPayload: MoneyLimitPayload,
 signal?: AbortSignal
) => {


      return http<SetMoneyLimitResponse>(
      {url: `/wps/member/limits/money`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: moneyLimitPayload, signal
    },
      );
    }




export const getSetMoneyLimitMutationKey = () => ['setMoneyLimit'] as const;

export const getSetMoneyLimitMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMoneyLimit>>, TError,SetMoneyLimitMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setMoneyLimit>>, TError,SetMoneyLimitMutationVariables, TContext> => {

const mutationKey = getSetMoneyLimitMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setMoneyLimit>>, SetMoneyLimitMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setMoneyLimit(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetMoneyLimitMutationResult = NonNullable<Awaited<ReturnType<typeof setMoneyLimit>>>
    export type SetMoneyLimitMutationBody = MoneyLimitPayload
    export type SetMoneyLimitMutationError = ValidationFailedResponse | UnauthorizedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SetMoneyLimitMutationVariables = {data: MoneyLimitPayload}

    /**
 * @summary Set a limit of money
 */
export const useSetMoneyLimit = <TError = ValidationFailedResponse | UnauthorizedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMoneyLimit>>, TError,SetMoneyLimitMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setMoneyLimit>>,
        TError,
        SetMoneyLimitMutationVariables,
        TContext
      > => {
      return useMutation(getSetMoneyLimitMutationOptions(options), queryClient);
    }
    /**
 * A lower limit, or a first one, holds at once and takes a waiting change away. A higher one, or none, waits 24 hours as
 * `pending` and then holds without another word; sending the present limit again takes the waiting change away. A limit
 * of the operator cannot be raised: 403 `forbidden`. Each change goes to the audit log. Answers all limits. When the
 * time is up no bet is taken (`play_limit_reached`); open rounds are finished.
 * @summary Set a limit of the time to play
 */
export const setSessionLimit = (
    sessionLimitPayload: SessionLimitPayload,
 signal?: AbortSignal
) => {


      return http<SetSessionLimitResponse>(
      {url: `/wps/member/limits/session`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sessionLimitPayload, signal
    },
      );
    }




export const getSetSessionLimitMutationKey = () => ['setSessionLimit'] as const;

export const getSetSessionLimitMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setSessionLimit>>, TError,SetSessionLimitMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setSessionLimit>>, TError,SetSessionLimitMutationVariables, TContext> => {

const mutationKey = getSetSessionLimitMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setSessionLimit>>, SetSessionLimitMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setSessionLimit(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetSessionLimitMutationResult = NonNullable<Awaited<ReturnType<typeof setSessionLimit>>>
    export type SetSessionLimitMutationBody = SessionLimitPayload
    export type SetSessionLimitMutationError = ValidationFailedResponse | UnauthorizedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SetSessionLimitMutationVariables = {data: SessionLimitPayload}

    /**
 * @summary Set a limit of the time to play
 */
export const useSetSessionLimit = <TError = ValidationFailedResponse | UnauthorizedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setSessionLimit>>, TError,SetSessionLimitMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setSessionLimit>>,
        TError,
        SetSessionLimitMutationVariables,
        TContext
      > => {
      return useMutation(getSetSessionLimitMutationOptions(options), queryClient);
    }
    /**
 * Excludes the member for the period, at once: login, bets, deposits and marketing are refused with `self_excluded`,
 * and every session of the account ends, the one of this call after its answer. Open bets still settle and withdrawals
 * under way go on; the rest of the balance is paid out by customer service. A new registration with the same mobile
 * number, e-mail address or identity number is refused. It cannot be taken back or shortened. A period that the brand
 * does not offer is 400. The audit log keeps it.
 * @summary Exclude oneself from play
 */
export const startSelfExclusion = (
    selfExclusionPayload: SelfExclusionPayload,
 signal?: AbortSignal
) => {


      return http<StartSelfExclusionResponse>(
      {url: `/wps/member/selfExclusion`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: selfExclusionPayload, signal
    },
      );
    }




export const getStartSelfExclusionMutationKey = () => ['startSelfExclusion'] as const;

export const getStartSelfExclusionMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSelfExclusion>>, TError,StartSelfExclusionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startSelfExclusion>>, TError,StartSelfExclusionMutationVariables, TContext> => {

const mutationKey = getStartSelfExclusionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startSelfExclusion>>, StartSelfExclusionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startSelfExclusion(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartSelfExclusionMutationResult = NonNullable<Awaited<ReturnType<typeof startSelfExclusion>>>
    export type StartSelfExclusionMutationBody = SelfExclusionPayload
    export type StartSelfExclusionMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type StartSelfExclusionMutationVariables = {data: SelfExclusionPayload}

    /**
 * @summary Exclude oneself from play
 */
export const useStartSelfExclusion = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSelfExclusion>>, TError,StartSelfExclusionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startSelfExclusion>>,
        TError,
        StartSelfExclusionMutationVariables,
        TContext
      > => {
      return useMutation(getStartSelfExclusionMutationOptions(options), queryClient);
    }
    /**
 * Time and money since the login of this session, and when the next reality check is due. The portal polls it in the
 * background; a check that is due is shown over any game and never breaks an open round. While it is due for more than
 * five minutes the server takes no new bet: `play_limit_reached`.
 * @summary Tell how long and with what result one has played
 */
export const getRealityCheck = (

 signal?: AbortSignal
) => {


      return http<GetRealityCheckResponse>(
      {url: `/wps/member/realityCheck`, method: 'GET', signal
    },
      );
    }




export const getGetRealityCheckQueryKey = () => {
    return [
    `/wps/member/realityCheck`
    ] as const;
    }


export const getGetRealityCheckQueryOptions = <TData = Awaited<ReturnType<typeof getRealityCheck>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealityCheck>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRealityCheckQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRealityCheck>>> = ({ signal }) => getRealityCheck(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRealityCheck>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRealityCheckQueryResult = NonNullable<Awaited<ReturnType<typeof getRealityCheck>>>
export type GetRealityCheckQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetRealityCheck<TData = Awaited<ReturnType<typeof getRealityCheck>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealityCheck>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRealityCheck>>,
          TError,
          Awaited<ReturnType<typeof getRealityCheck>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRealityCheck<TData = Awaited<ReturnType<typeof getRealityCheck>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealityCheck>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRealityCheck>>,
          TError,
          Awaited<ReturnType<typeof getRealityCheck>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRealityCheck<TData = Awaited<ReturnType<typeof getRealityCheck>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealityCheck>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell how long and with what result one has played
 */

export function useGetRealityCheck<TData = Awaited<ReturnType<typeof getRealityCheck>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealityCheck>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRealityCheckQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sets the interval, at once. A value that is not among `realityCheckChoices` of the limits is 400. The interval
 * counts from the login or the last acknowledgement; a check that is due already stays due.
 * @summary Set the interval of the reality check
 */
export const setRealityCheck = (
    realityCheckPayload: RealityCheckPayload,
 signal?: AbortSignal
) => {


      return http<SetRealityCheckResponse>(
      {url: `/wps/member/realityCheck`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: realityCheckPayload, signal
    },
      );
    }




export const getSetRealityCheckMutationKey = () => ['setRealityCheck'] as const;

export const getSetRealityCheckMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRealityCheck>>, TError,SetRealityCheckMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setRealityCheck>>, TError,SetRealityCheckMutationVariables, TContext> => {

const mutationKey = getSetRealityCheckMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setRealityCheck>>, SetRealityCheckMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setRealityCheck(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetRealityCheckMutationResult = NonNullable<Awaited<ReturnType<typeof setRealityCheck>>>
    export type SetRealityCheckMutationBody = RealityCheckPayload
    export type SetRealityCheckMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SetRealityCheckMutationVariables = {data: RealityCheckPayload}

    /**
 * @summary Set the interval of the reality check
 */
export const useSetRealityCheck = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRealityCheck>>, TError,SetRealityCheckMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setRealityCheck>>,
        TError,
        SetRealityCheckMutationVariables,
        TContext
      > => {
      return useMutation(getSetRealityCheckMutationOptions(options), queryClient);
    }
    /**
 * The member has seen its figures and goes on. The next check is due one interval later, in every tab. Where none is due
 * nothing changes.
 * @summary Acknowledge the reality check
 */
export const acknowledgeRealityCheck = (

 signal?: AbortSignal
) => {


      return http<AcknowledgeRealityCheckResponse>(
      {url: `/wps/member/realityCheck/acknowledge`, method: 'POST', signal
    },
      );
    }




export const getAcknowledgeRealityCheckMutationKey = () => ['acknowledgeRealityCheck'] as const;

export const getAcknowledgeRealityCheckMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acknowledgeRealityCheck>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof acknowledgeRealityCheck>>, TError,void, TContext> => {

const mutationKey = getAcknowledgeRealityCheckMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acknowledgeRealityCheck>>, void> = () => {


          return  acknowledgeRealityCheck()
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcknowledgeRealityCheckMutationResult = NonNullable<Awaited<ReturnType<typeof acknowledgeRealityCheck>>>

    export type AcknowledgeRealityCheckMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


    /**
 * @summary Acknowledge the reality check
 */
export const useAcknowledgeRealityCheck = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acknowledgeRealityCheck>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acknowledgeRealityCheck>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getAcknowledgeRealityCheckMutationOptions(options), queryClient);
    }
